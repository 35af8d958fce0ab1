import { type ChildProcess, fork } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LookAnswer } from './look-protocol.ts';

const script = fileURLToPath(new URL('./look-process.ts', import.meta.url));
/** Nobody else's: of no account, and of the numbers that systemd, too, gives to services that have none. */
export const ownUser = 61_847;
export const startMs = 20_000;
const mostSaid = 500;

/** What a browser is kept by: `nothing` of ours may still be a container that has no more than the browser needs. */
export type LookGuard = 'own user, no network' | 'no network' | 'nothing';

/** How a process is kept apart: what is put before its command, and what it is told. */
interface Way {
  guard: LookGuard;
  command: readonly string[];
  user?: number;
  /** It is this user's: its browser's own sandbox is what keeps pages from files. */
  needsSandbox?: boolean;
}

const asRoot: Way = {
  guard: 'own user, no network',
  command: ['unshare', '--net', '--', 'setpriv', '--no-new-privs', '--'],
  user: ownUser,
};
const asAnyUser: Way = {
  guard: 'no network',
  command: ['unshare', '--user', '--map-current-user', '--net', '--'],
  needsSandbox: true,
};
const unguarded: Way = { guard: 'nothing', command: [] };

/** Each is tried until the browser starts. */
function waysToStart(mayBeUnguarded: boolean): readonly Way[] {
  const own = process.getuid?.() === 0 ? asRoot : asAnyUser;
  return [...(process.platform === 'linux' ? [own] : []), ...(mayBeUnguarded ? [unguarded] : [])];
}

/** With a folder for its files, which goes when it ends. */
async function startIn(
  { command, user, needsSandbox }: Way,
  browser: string,
  signal: AbortSignal,
): Promise<Pick<LookProcess, 'child' | 'ended'>> {
  const [execPath, ...before] = [...command, process.execPath];
  const room = await mkdtemp(join(tmpdir(), 'sitewright-look-'));
  if (user !== undefined) await chown(room, user, user);
  const child = fork(script, {
    execPath,
    execArgv: before,
    // All that it has: nothing of this process's own environment, where the secrets are.
    env: {
      ...{ PATH: process.env.PATH, HOME: room, TMPDIR: room, NODE_NO_WARNINGS: '1', BROWSER_PATH: browser },
      ...(user !== undefined && { BROWSER_USER: String(user) }),
      ...(needsSandbox && { BROWSER_SANDBOX: 'required' }),
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const kill = () => child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  child.once('exit', () => resolve()).once('error', () => resolve());
  void isOver.then(() => signal.removeEventListener('abort', kill));
  const clear = () => rm(room, { recursive: true, force: true, maxRetries: 5 });
  return { child, ended: isOver.then(clear).catch(() => {}) };
}

const untilReady = (child: ChildProcess): Promise<string | undefined> =>
  new Promise((resolve) => {
    const finish = (reason: string | undefined) => {
      clearTimeout(timer);
      child.off('message', hear).off('close', lose);
      // What is said from now on is a page's, and is for nobody.
      child.stderr?.off('data', note).resume();
      resolve(reason);
    };
    let said = '';
    const note = (bytes: Buffer) => {
      said = (said + bytes).slice(0, mostSaid);
    };
    const lose = () => finish(said.trim() || 'It ends as soon as it is started.');
    const hear = (answer: LookAnswer) => finish('failed' in answer ? answer.failed : undefined);
    const timer = setTimeout(() => finish('It does not start in time.'), startMs);
    child.stderr?.on('data', note);
    child.once('close', lose);
    child.on('error', ({ message }) => finish(message));
    child.on('message', hear);
  });

export interface LookProcess {
  child: ChildProcess;
  /** Its end, with nothing of it left. */
  ended: Promise<void>;
  guard: LookGuard;
}

/**
 * Starts a browser that is kept from the network and from this process's secrets.
 * @param mayBeUnguarded also where the system keeps it from neither
 * @param signal kills it, also while it still starts
 */
export async function startLookProcess(
  browser: string,
  mayBeUnguarded: boolean,
  signal: AbortSignal,
): Promise<LookProcess | { failed: string }> {
  let failed = 'This system has no namespaces.';
  for (const way of waysToStart(mayBeUnguarded)) {
    if (signal.aborted) break;
    const { child, ended } = await startIn(way, browser, signal);
    const reason = await untilReady(child);
    if (reason === undefined) return { child, ended, guard: way.guard };
    child.kill('SIGKILL');
    failed = reason;
  }
  return { failed };
}

import { type ChildProcess, fork } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LookAnswer } from './look-protocol.ts';

const script = fileURLToPath(new URL('./look-process.ts', import.meta.url));
/** Nobody's, on Linux and macOS alike: it owns no file and no process. */
const nobody = 65534;
const startMs = 20_000;

/** How much a process is kept from: what is put before its command. */
interface Prison {
  command: readonly string[];
  isForRoot: boolean;
  user?: number;
}

const prisons: readonly Prison[] = [
  {
    command: [
      ...['unshare', '--net', '--', 'setpriv', `--reuid=${nobody}`, `--regid=${nobody}`],
      ...['--clear-groups', '--no-new-privs'],
    ],
    isForRoot: true,
    user: nobody,
  },
  { command: ['unshare', '--net', '--'], isForRoot: true },
  { command: ['unshare', '--user', '--map-current-user', '--net', '--'], isForRoot: false },
];

/** From the strictest to none: each is tried until the browser starts. */
function waysToStart(): readonly Prison[] {
  const isRoot = process.getuid?.() === 0;
  const free = { command: [], isForRoot: isRoot };
  if (process.platform !== 'linux') return [free];
  return [...prisons.filter(({ isForRoot }) => isForRoot === isRoot), free];
}

/** With a folder for its files, which goes when it ends. */
async function startIn(
  { command, user }: Prison,
  browser: string,
  signal: AbortSignal,
): Promise<Pick<LookProcess, 'child' | 'ended'>> {
  const [execPath, ...before] = [...command, process.execPath];
  const room = await mkdtemp(join(tmpdir(), 'sitewright-look-'));
  if (user !== undefined) await chown(room, user, user);
  const child = fork(script, {
    execPath,
    execArgv: before,
    env: { BROWSER_PATH: browser, NODE_NO_WARNINGS: '1', PATH: process.env.PATH, HOME: room, TMPDIR: room },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
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
      child.off('message', hear).off('exit', lose);
      resolve(reason);
    };
    const lose = () => finish('It ends as soon as it is started.');
    const hear = (answer: LookAnswer) => finish('failed' in answer ? answer.failed : undefined);
    const timer = setTimeout(() => finish('It does not start in time.'), startMs);
    child.once('exit', lose);
    child.on('error', ({ message }) => finish(message));
    child.on('message', hear);
  });

export interface LookProcess {
  child: ChildProcess;
  /** Its end, with nothing of it left. */
  ended: Promise<void>;
  /** Whether it has no network of its own, beside what its browser is told. */
  isApart: boolean;
}

/**
 * Starts a browser, kept from the network and from this user's files as far as the platform allows.
 * @param signal kills it, also while it still starts
 */
export async function startLookProcess(
  browser: string,
  signal: AbortSignal,
): Promise<LookProcess | { failed: string }> {
  let failed = '';
  for (const way of waysToStart()) {
    if (signal.aborted) break;
    const { child, ended } = await startIn(way, browser, signal);
    const reason = await untilReady(child);
    if (reason === undefined) return { child, ended, isApart: way.command.length > 0 };
    child.kill('SIGKILL');
    failed = reason;
  }
  return { failed };
}

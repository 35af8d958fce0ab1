import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Logger } from 'pino';

/**
 * nginx takes the shell's process over; the watcher beside it reads a pipe that only this process holds open, and so
 * ends the whole group even when this process is killed without a chance to clean up.
 */
const guardedRun = 'exec 3<&0; (read -r _ <&3; kill -s TERM -- -$$) & exec "$0" -e stderr -c "$1" 3<&-';

const withoutQueries = (line: string) => line.replaceAll(/\?[^\s"]*/g, '?…');

/** @throws with nginx's own words when it does not accept the configuration. */
export async function testConf(binary: string, conf: string) {
  try {
    await promisify(execFile)(binary, ['-t', '-q', '-e', 'stderr', '-c', conf]);
  } catch (cause) {
    const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(`nginx does not accept its configuration; GATEWAY=node does without it. ${words}`, {
      cause,
    });
  }
}

export function spawnNginx(binary: string, conf: string, logger: Logger): ChildProcess {
  // A group of its own: Ctrl-C in a terminal reaches this process only, which then ends nginx in order.
  const child = spawn('/bin/sh', ['-c', guardedRun, binary, conf], {
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  createInterface({ input: child.stderr }).on('line', (line) => logger.warn({ nginx: withoutQueries(line) }));
  // Workers outlive a master that was killed; the watcher ends them once its pipe closes.
  child.once('exit', () => child.stdin.destroy());
  return child;
}

/** Resolves when nginx ends, with a sentence for whom it was not supposed to. */
export async function failureOf(child: ChildProcess): Promise<string> {
  const [code, signal] = await once(child, 'exit');
  return `nginx ended unexpectedly (${signal ?? `exit code ${code}`}). Its last messages are above.`;
}

/** What is under way gets so long to end; streams may have no end. */
export async function stopNginx(child: ChildProcess, graceMs: number) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGQUIT');
  const force = setTimeout(() => child.kill('SIGTERM'), graceMs);
  await exited;
  clearTimeout(force);
}

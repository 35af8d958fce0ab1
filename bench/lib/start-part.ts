import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

interface Ready {
  port?: number;
  uri?: string;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Starts a part in a process of its own, by its script from the root, and returns what it says when it is ready.
 * @throws Error when it ends before
 */
export async function startPart(script: string, env: Record<string, string>) {
  const child = fork(join(root, script), {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
    execArgv: [],
    silent: true,
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const neverReady = ended.then(([code]) => {
    throw new Error(`${script} ended with ${code} before it was ready.`);
  });
  const [ready] = (await Promise.race([once(child, 'message'), neverReady])) as [Ready];
  return { ...ready, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Starts a part in a process of its own, by its script from the root, and returns what it says when it is ready. */
export async function startPart(script: string, env: Record<string, string>) {
  const child = fork(join(root, script), {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', ...env },
    execArgv: [],
    silent: true,
  });
  const [ready] = (await once(child, 'message')) as [{ port?: number; uri?: string }];
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { ...ready, pid: child.pid ?? 0, stop };
}

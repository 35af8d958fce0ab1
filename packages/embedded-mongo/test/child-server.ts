import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The server as its parent starts it: a process of its own, told to start by the environment alone. */
export function forkServer(environment: Record<string, string>): ChildProcess {
  return fork(main, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

export async function readyUri(child: ChildProcess): Promise<string> {
  const [message] = await once(child, 'message');
  return message.uri;
}

/** Waits for the end: the exit code and what was written to the error output. */
export async function ended(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr ? text(child.stderr) : '']);
  return { code, errors };
}

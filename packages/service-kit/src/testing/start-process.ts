import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const readySchema = z.object({ type: z.literal('ready'), port: z.number().int().positive() });

/** A service in a process of its own, as the platform starts it. */
export interface StartedProcess {
  child: ChildProcess;
  /** The address, once the service accepts connections. */
  url: Promise<string>;
  /** All of it, once the process has ended. */
  stderr: Promise<string>;
  /** The exit code; null when a signal ended it. */
  exitCode: Promise<number | null>;
}

const living = new Set<ChildProcess>();

/** Starts `program` on a free port with these settings only. */
export function startProcess(program: URL, env: Record<string, string>): StartedProcess {
  const child = fork(fileURLToPath(program), {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: '0', ...env },
    silent: true,
    execArgv: [],
  });
  living.add(child);
  const exitCode = once(child, 'exit').then(([code]) => code);
  exitCode.finally(() => living.delete(child));
  return {
    child,
    url: once(child, 'message').then(([message]) => `http://127.0.0.1:${readySchema.parse(message).port}`),
    stderr: child.stderr ? text(child.stderr) : Promise.resolve(''),
    exitCode,
  };
}

/** For `afterEach`: a failed test leaves no process behind. */
export function killProcesses(): void {
  for (const child of living) child.kill('SIGKILL');
}

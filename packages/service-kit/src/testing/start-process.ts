import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const port = z.number().int().positive();
const readySchema = z.object({ type: z.literal('ready'), port, metricsPort: port.optional() });

/** A service in a process of its own, as the platform starts it. */
export interface StartedProcess {
  child: ChildProcess;
  /** The address, once the service accepts connections. */
  url: Promise<string>;
  /** Where it shows what it measures; undefined where it does not. */
  metricsUrl: Promise<string | undefined>;
  /** All of each, once the process has ended; its log is in `stdout`. */
  stdout: Promise<string>;
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
  const ready = once(child, 'message').then(([message]) => readySchema.parse(message));
  return {
    child,
    url: ready.then((told) => addressOf(told.port)),
    metricsUrl: ready.then(({ metricsPort }) =>
      metricsPort ? `${addressOf(metricsPort)}/metrics` : undefined,
    ),
    stdout: child.stdout ? text(child.stdout) : Promise.resolve(''),
    stderr: child.stderr ? text(child.stderr) : Promise.resolve(''),
    exitCode,
  };
}

const addressOf = (listening: number) => `http://127.0.0.1:${listening}`;

/** For `afterEach`: a failed test leaves no process behind. */
export function killProcesses(): void {
  for (const child of living) child.kill('SIGKILL');
}

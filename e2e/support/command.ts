import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What `npm start` runs, with its output at hand. */
export const startCommand = (settings: Record<string, string>) =>
  listenTo(process.execPath, ['scripts/start.js'], settings);

/** `npm start` itself. */
export const npmStart = (settings: Record<string, string>) => listenTo('npm', ['start'], settings);

function listenTo(program: string, args: string[], settings: Record<string, string>) {
  const child = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const heard = new Set<() => void>();
  const hear = (chunk: unknown) => {
    output += String(chunk);
    for (const look of heard) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));

  /** Resolves once the output matches; rejects with all of it when the command ends before. */
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match) done(match);
      };
      heard.add(look);
      look();
      void ended.then(() => fail(new Error(`The command ended without saying ${pattern}:\n${output}`)));
    });

  return { child, says, ended };
}

/** A port that is free now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const program = fileURLToPath(new URL('../../test/patient-service.ts', import.meta.url));
const readySchema = z.object({ type: z.literal('ready'), port: z.number().int().positive() });
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: Record<string, string>) {
  const child = fork(program, { env: { PATH: process.env.PATH, ...env }, silent: true, execArgv: [] });
  children.push(child);
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('');
  const exited = once(child, 'exit').then(([code]) => code);
  return { child, stderr, exited };
}

async function startReady() {
  const service = start({ NEEDED: 'yes' });
  const [message] = await once(service.child, 'message');
  return { ...service, url: `http://127.0.0.1:${readySchema.parse(message).port}` };
}

describe('a running service', () => {
  it('finishes what it is doing when it is told to stop, closes its parts and exits with 0', async () => {
    const { child, stderr, exited, url } = await startReady();
    const answer = fetch(`${url}/until-stopped`);
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await (await answer).json()).toEqual({ finished: true });
    expect(await exited).toBe(0);
    expect(await stderr).toBe('closed\n');
  });

  it('cuts off what does not finish', async () => {
    const { child, exited, url } = await startReady();
    const answer = fetch(`${url}/for-ever`).then(
      () => 'answered',
      () => 'cut off',
    );
    await once(child, 'message');
    child.kill('SIGINT');
    expect(await answer).toBe('cut off');
    expect(await exited).toBe(0);
  });

  it('ends with its parent', async () => {
    const { child, exited } = await startReady();
    child.disconnect();
    expect(await exited).toBe(0);
  });
});

describe('a service that cannot start', () => {
  it('names the bad settings and exits with 1', async () => {
    const { stderr, exited } = start({ PORT: 'many' });
    expect(await exited).toBe(1);
    expect(await stderr).toBe(
      'patient-service cannot start:\n  PORT: use a port number from 0 to 65535.\n  NEEDED: set it.\n',
    );
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { stderr, exited } = start({ NEEDED: 'yes', PORT: String(port) });
    expect(await exited).toBe(1);
    expect(await stderr).toContain(`Port ${port} on 127.0.0.1 cannot be used. Free it, or set another PORT.`);
    other.close();
  });
});

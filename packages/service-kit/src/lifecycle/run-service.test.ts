import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { killProcesses, startProcess } from '../testing/start-process.ts';

const program = new URL('../../test/patient-service.ts', import.meta.url);
const start = (env: Record<string, string> = { NEEDED: 'yes' }) => startProcess(program, env);

afterEach(killProcesses);

describe('a running service', () => {
  it('finishes what it is doing when it is told to stop, closes its parts and exits with 0', async () => {
    const { child, stderr, exitCode, url } = start();
    const answer = fetch(`${await url}/until-stopped`);
    await once(child, 'message');
    child.kill('SIGTERM');
    expect(await (await answer).json()).toEqual({ finished: true });
    expect(await exitCode).toBe(0);
    expect(await stderr).toBe('closed\n');
  });

  it('cuts off what does not finish', async () => {
    const { child, exitCode, url } = start();
    const answer = fetch(`${await url}/for-ever`).then(
      () => 'answered',
      () => 'cut off',
    );
    await once(child, 'message');
    child.kill('SIGINT');
    expect(await answer).toBe('cut off');
    expect(await exitCode).toBe(0);
  });

  it('F4: ends its open streams, so that nobody takes them for broken, and exits with 0', async () => {
    const { child, exitCode, url } = start();
    const address = `${await url}/stream`;
    const streams = await Promise.all(Array.from({ length: 20 }, () => fetch(address)));
    child.kill('SIGTERM');
    for (const stream of streams) expect(await stream.text()).toContain('event: open\nid: 1\ndata: {}\n\n');
    expect(await exitCode).toBe(0);
  });

  it('ends with its parent', async () => {
    const { child, exitCode, url } = start();
    await url;
    child.disconnect();
    expect(await exitCode).toBe(0);
  });
});

const needsQueue = { meta: { needs: 'room for 2,000 connections that wait: sysctl net.core.somaxconn' } };
const waitingAtMost = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));

it.skipIf(waitingAtMost < 2000)(
  'a busy service lets a burst of a thousand connections wait',
  needsQueue,
  async () => {
    const { child, url } = start();
    const { port } = new URL(await url);
    void fetch(`http://127.0.0.1:${port}/hang`).catch(() => undefined);
    await once(child, 'message');
    const sockets = Array.from({ length: 1000 }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    const ended = once(child, 'exit').then(() => 'ended before');
    const outcomes = sockets.map((socket) =>
      Promise.race([once(socket, 'connect').then(() => 'taken'), ended]),
    );
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['taken']));
    for (const socket of sockets) socket.destroy();
  },
);

describe('a service whose event loop hangs', () => {
  it('ends itself and says why, so that it is started anew', async () => {
    const { child, stderr, url } = start();
    const ended = once(child, 'exit');
    const answer = fetch(`${await url}/hang`).catch(() => 'cut off');
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await stderr).toMatch(/^patient-service has not answered for 2 s: its event loop hangs\./);
    expect(await answer).toBe('cut off');
  });
});

describe('a service that cannot start', () => {
  it('names the bad settings and exits with 1', async () => {
    const { stderr, exitCode } = start({ PORT: 'many' });
    expect(await exitCode).toBe(1);
    expect(await stderr).toBe(
      'patient-service cannot start:\n  PORT: use a port number from 0 to 65535.\n  NEEDED: set it.\n',
    );
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { stderr, exitCode } = start({ NEEDED: 'yes', PORT: String(port) });
    expect(await exitCode).toBe(1);
    expect(await stderr).toContain(`Port ${port} on 127.0.0.1 cannot be used. Free it, or set another PORT.`);
    other.close();
  });
});

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { findNginx } from '../../src/nginx/find-nginx.ts';
import { readSettings } from '../../src/settings.ts';
import { startGateway } from '../../src/start-gateway.ts';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { needsNginx } from '../needs-nginx.ts';
import { ask } from '../send.ts';
import { startUpstream } from '../upstream.ts';

const slowClients = 500;
const nginx = await findNginx();

/** Clients that begin a request and leave it at that. */
async function openSlowly({ port }: TestGateway, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: slowClients }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.on('error', () => undefined).write(bytes);
  return sockets;
}

const unfinished = {
  head: 'GET /api/users HTTP/1.1\r\nHost: a\r\nX-Slow: ',
  body: 'POST /send-email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
};

describeGateways('slow clients', (gateway) => {
  it.each([
    ['heads', unfinished.head],
    ['bodies', unfinished.body],
    ['nothing but a connection', ''],
  ])('with %s that never end keep nobody else from being answered', async (_name, bytes) => {
    const sockets = await openSlowly(gateway(), bytes);
    for (let count = 0; count < 10; count += 1) {
      expect((await ask(gateway().port, '/api/users')).status).toBe(200);
      expect((await ask(gateway().port, '/')).status).toBe(200);
    }
    for (const socket of sockets) socket.destroy();
  });
});

/** Begins a request at a gateway that nobody else uses. @returns how many heads reached a service until it was cut off */
async function untilCutOff(kind: 'node' | 'nginx', bytes: string): Promise<number> {
  const mail = await startUpstream('mail');
  let heads = 0;
  mail.onHead(() => (heads += 1));
  const settings = readSettings({ GATEWAY: kind, PORT: '0', STATIC_MFE: '', UPSTREAM_MAIL: mail.origin });
  const gateway = await startGateway(settings, pino({ level: 'silent' }));
  const socket = connect(gateway.port, '127.0.0.1');
  socket.on('error', () => undefined).write(bytes);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  await gateway.stop();
  await mail.stop();
  expect(mail.received).toEqual([]);
  return heads;
}

/** A service's own limits, of which only the length is another. */
const hurried = { headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 50 };

it.skipIf(!nginx)(
  'a body that drips is ended by the limit of the service behind nginx',
  needsNginx,
  async () => {
    const mail = await startUpstream('mail', { port: 0, host: '127.0.0.1' }, hurried);
    const settings = readSettings({
      GATEWAY: 'nginx',
      PORT: '0',
      STATIC_MFE: '',
      UPSTREAM_MAIL: mail.origin,
    });
    const gateway = await startGateway(settings, pino({ level: 'silent' }));
    const socket = connect(gateway.port, '127.0.0.1').on('error', () => undefined);
    socket.write(unfinished.body);
    const drip = setInterval(() => socket.write(' '), 50);
    const [first] = await once(socket, 'data');
    clearInterval(drip);
    socket.destroy();
    await gateway.stop();
    await mail.stop();
    expect(String(first)).toMatch(/^HTTP\/1\.1 408 /);
    expect(mail.received).toEqual([]);
  },
);

const cases = [
  { kind: 'node', part: 'head', heads: 0 },
  { kind: 'nginx', part: 'head', heads: 0 },
  // The Node gateway waits a minute for a whole request.
  { kind: 'nginx', part: 'body', heads: 1 },
] as const;

it('a request that never ends is cut off', async () => {
  const tried = cases.filter(({ kind }) => kind === 'node' || nginx);
  const reached = await Promise.all(tried.map(({ kind, part }) => untilCutOff(kind, unfinished[part])));
  expect(reached).toEqual(tried.map(({ heads }) => heads));
});

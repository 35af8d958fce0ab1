import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { findNginx } from '../../src/nginx/find-nginx.ts';
import { readSettings } from '../../src/settings.ts';
import { startGateway } from '../../src/start-gateway.ts';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { ask } from '../send.ts';

const slowClients = 500;
const nginx = await findNginx();

/** Clients that begin a request and leave it at that. */
async function openSlowly({ port }: TestGateway, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: slowClients }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.on('error', () => undefined).write(bytes);
  return sockets;
}

describeGateways('slow clients', (gateway) => {
  it.each([
    ['heads', 'GET /api/users HTTP/1.1\r\nHost: a\r\nX-Slow: '],
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

/** Begins a request at a gateway that nobody else uses. @returns once the gateway has cut it off */
async function untilCutOff(kind: 'node' | 'nginx') {
  const settings = readSettings({ GATEWAY: kind, PORT: '0', STATIC_MFE: '' });
  const gateway = await startGateway(settings, pino({ level: 'silent' }));
  const socket = connect(gateway.port, '127.0.0.1');
  socket.on('error', () => undefined).write('GET /api/users HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  await gateway.stop();
}

it('a head that never ends is cut off', async () => {
  const kinds = nginx ? (['node', 'nginx'] as const) : (['node'] as const);
  await Promise.all(kinds.map(untilCutOff));
});

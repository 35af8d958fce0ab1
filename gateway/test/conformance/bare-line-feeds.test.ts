import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { describeGateways } from '../gateways.ts';
import { sendBytes } from '../send.ts';

function isWhole(text: string): boolean {
  const [head = '', body] = text.split(/\r?\n\r?\n/, 2);
  if (body === undefined) return false;
  if (/^transfer-encoding: chunked/im.test(head)) return /\r?\n0\r?\n(?:[^\r\n]+\r?\n)*\r?\n$/.test(text);
  return body.length >= Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
}

/** A service that keeps what reaches it byte by byte, and answers once a message is whole. */
async function startByteService() {
  let received = '';
  const server = createServer((socket) => {
    let text = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      received += bytes.toString('latin1');
      if (isWhole(text)) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    forget: () => {
      received = '';
    },
    close: () => server.close(),
  };
}

const service = await startByteService();
afterAll(() => service.close());

const smuggled = 'GET /api/users/smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
const chunked =
  'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';

// nginx takes a bare line feed for the end of a line (RFC 9112, section 2.2, allows it) and no setting of its own says
// otherwise: what counts is that a service never sees one.
const messages: [what: string, bytes: string][] = [
  ['every line', `GET /api/users HTTP/1.1\nHost: a\nConnection: close\n\n${smuggled.replaceAll('\r', '')}`],
  [
    'every line before a body',
    `POST /api/auth/login HTTP/1.1\nHost: a\nContent-Length: 2\nConnection: close\n\n{}${smuggled}`,
  ],
  ['one header', 'GET /api/users HTTP/1.1\r\nHost: a\r\nX-One: 1\nX-Two: 2\r\nConnection: close\r\n\r\n'],
  ['the end of the head', `GET /api/users HTTP/1.1\r\nHost: a\r\nConnection: close\n\n${smuggled}`],
  ['every chunk', `${chunked}2\n{}\n0\n\n${smuggled}`],
  ['one chunk', `${chunked}2\r\n{}\n0\r\n\r\n${smuggled}`],
  ['the extension of a chunk', `${chunked}2;a\nb\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ['a trailer', `${chunked}2\r\n{}\r\n0\r\nX-Trailer: 1\n\r\n${smuggled}`],
];

describeGateways(
  'V4.2.1: a line that ends in a bare line feed',
  (gateway) => {
    beforeEach(service.forget);

    it.each(messages)(
      'in %s is refused, or a service sees one message with whole ends of lines',
      async (_, bytes) => {
        const answer = await sendBytes(gateway().port, bytes);
        expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toHaveLength(1);
        const received = service.received();
        expect(received).not.toMatch(/(?<!\r)\n/);
        // A gateway that passes bodies as they come has begun before it finds a fault in one; it never ends such a message.
        const whole = answer.startsWith('HTTP/1.1 400') ? 0 : 1;
        expect(isWhole(received) ? 1 : 0).toBe(whole);
        expect(received.match(/HTTP\/1\.1\r\n/g) ?? []).toHaveLength(received === '' ? 0 : 1);
        expect(received).not.toContain('smuggled');
      },
    );
  },
  { UPSTREAM_AUTH: service.origin },
);

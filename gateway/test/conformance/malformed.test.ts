import { expect, it } from 'vitest';
import { describeGateways, type TestGateway } from '../gateways.ts';
import { ask, errorOf, sendBytes } from '../send.ts';

const twoReadings = [
  '/api/../api/users',
  '/preview/1/../../api/users',
  '/preview/1/%2e%2e/secret',
  '/preview/1/..%2fsecret',
  '/preview/1/.%2E/secret',
  '/assets/..%5c..%5cindex.html',
  '/assets/%00.js',
  '//api/users',
  '/api//users',
  '/api/./users',
  '/api/users%0d%0aX-Injected:1',
  '/../../../../etc/passwd',
];

const seen = ({ auth, sites, mail }: TestGateway) =>
  [auth, ...sites, mail].flatMap(({ received }) => received);

const smuggled = 'GET /api/users/smuggled HTTP/1.1\r\nHost: a\r\n\r\n';

const ambiguousMessages: [string, string][] = [
  [
    'a length and chunks',
    `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    'two lengths',
    `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\nContent-Length: 5\r\n\r\nhello${smuggled}`,
  ],
  [
    'an unknown transfer encoding',
    `POST /api/auth/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
  ],
  [
    'a folded header',
    'GET /api/users HTTP/1.1\r\nHost: a\r\nX-Fold: one\r\n two\r\nConnection: close\r\n\r\n',
  ],
  ['a space before the colon', 'GET /api/users HTTP/1.1\r\nHost: a\r\nContent-Length : 5\r\n\r\nhello'],
  ['two hosts', 'GET /api/users HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['an empty host', 'GET /api/users HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  ['a host with a space', 'GET /api/users HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a host with a path', 'GET /api/users HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'],
  ['a host with a person', 'GET /api/users HTTP/1.1\r\nHost: me@a\r\nConnection: close\r\n\r\n'],
  [
    'another host in its first line',
    'GET http://b/api/users HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  ],
  ['no host', 'GET /api/users HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no HTTP', 'hello\r\n\r\n'],
];

describeGateways('malformed requests', (gateway) => {
  it.each(twoReadings)('refuses the path %s, which has two readings', async (path) => {
    const answer = await ask(gateway().port, path);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).code).toBe('MALFORMED_REQUEST');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(seen(gateway())).toEqual([]);
  });

  it('lets a query hold what a path may not', async () => {
    expect((await ask(gateway().port, '/api/users?next=//a/../b%2e%2e%00')).status).toBe(200);
  });

  it.each(ambiguousMessages)('refuses a message with %s', async (_name, bytes) => {
    const answer = await sendBytes(gateway().port, bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(seen(gateway())).toEqual([]);
  });
});

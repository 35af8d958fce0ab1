import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { clientAddress, trustedProxiesSetting } from './client-address.ts';

const request = (remoteAddress: string, forwardedFor?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }) as unknown as IncomingMessage;

const local = trustedProxiesSetting.parse(undefined);

it.each([
  ['the gateway on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the gateway over a mapped address', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the gateway, after a header that the client wrote', '::1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['V4.1.3: somebody who claims to be another', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
  ['the gateway that forwards nonsense', '127.0.0.1', 'unknown\r\n', '127.0.0.1'],
  ['nobody between', '198.51.100.9', undefined, '198.51.100.9'],
  ['a household', '127.0.0.1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['the same household', '127.0.0.1', '2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['a short network', '127.0.0.1', '2001:db8::5', '2001:db8:0:0::/64'],
])('%s', (_name, peer, forwardedFor, expected) => {
  expect(clientAddress(request(peer, forwardedFor), local)).toBe(expected);
});

it('believes the networks that the operator names', () => {
  const proxies = trustedProxiesSetting.parse('10.0.0.0/8, 192.0.2.1');
  expect(clientAddress(request('10.1.2.3', '203.0.113.7'), proxies)).toBe('203.0.113.7');
  expect(clientAddress(request('192.0.2.1', '203.0.113.7'), proxies)).toBe('203.0.113.7');
});

it('names a bad network', () => {
  expect(trustedProxiesSetting.safeParse('10.0.0.0/33').error?.issues[0]?.message).toContain('10.0.0.0/8');
});

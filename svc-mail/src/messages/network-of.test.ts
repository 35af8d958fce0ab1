import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
])('%s lies in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';
import { z } from 'zod';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const isNetwork = (text: string) => {
  const [address = '', prefix = '0'] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
};

/** `TRUST_PROXY`: the networks whose word on the client's address counts, besides this machine's own. */
export const trustedProxiesSetting = z
  .string()
  .default('')
  .transform((text) => [...text.split(','), '127.0.0.0/8', '::1'].map((each) => each.trim()).filter(Boolean))
  .refine((networks) => networks.every(isNetwork), 'use addresses or networks such as "10.0.0.0/8,::1".')
  .transform(toBlockList);

function toBlockList(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return list;
}

/** An IPv4 address in IPv6 clothes counts as what it is. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What the limits count by. The gateway writes one `X-Forwarded-For` of its own; from anybody else the header is a claim
 * and the connection's address counts. Of IPv6 the network counts: one household has more addresses than can be counted.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: BlockList): string {
  const peer = unmapped(request.socket.remoteAddress ?? '');
  const forwarded =
    [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const isBelieved = isIP(peer) !== 0 && trustedProxies.check(peer, family(peer)) && isIP(forwarded) !== 0;
  return network(isBelieved ? unmapped(forwarded) : peer);
}

function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const { hostname } = new URL(`http://[${new SocketAddress({ address, family: 'ipv6' }).address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail ?? '').split(':').filter(Boolean)];
  return `${all.slice(0, 4).join(':')}::/64`;
}

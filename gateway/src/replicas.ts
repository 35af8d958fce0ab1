import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

const hostOf = (origin: string) => new URL(origin).hostname.replaceAll(/[[\]]/g, '');

const originAt = (address: string, port: string) =>
  `http://${isIP(address) === 6 ? `[${address}]` : address}:${port || 80}`;

/** A name may stand for several replicas, and for others a moment later. */
export const isNamed = (origin: string) => isIP(hostOf(origin)) === 0;

async function addressesOf(origin: string): Promise<string[]> {
  if (!isNamed(origin)) return [origin];
  const found = await lookup(hostOf(origin), { all: true }).catch(() => []);
  return found.map(({ address }) => originAt(address, new URL(origin).port));
}

/** Where each replica is now, in a steady order. A name that nobody has stands for none. */
export async function locateReplicas(origins: readonly string[]): Promise<string[]> {
  const located = await Promise.all(origins.map(addressesOf));
  return [...new Set(located.flat())].sort();
}

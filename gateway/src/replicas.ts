import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

const hostOf = (origin: string) => new URL(origin).hostname.replaceAll(/[[\]]/g, '');

const originAt = (address: string, port: string) =>
  `http://${isIP(address) === 6 ? `[${address}]` : address}:${port || 80}`;

/** A name may stand for several replicas, and for others a moment later; this machine's own always means the same. */
export const isNamed = (origin: string) => hostOf(origin) !== 'localhost' && isIP(hostOf(origin)) === 0;

/** Replicas are listed by their addresses, or all found under one name. */
export const areReplicas = (origins: readonly string[]) => origins.length < 2 || !origins.some(isNamed);

async function addressesOf(origin: string): Promise<string[]> {
  if (isIP(hostOf(origin)) !== 0) return [origin];
  const found = await lookup(hostOf(origin), { all: true }).catch(() => []);
  return found.map(({ address }) => originAt(address, new URL(origin).port));
}

/** Where each replica is now, in a steady order. A name that nobody has stands for none. */
export async function locateReplicas(origins: readonly string[]): Promise<string[]> {
  const located = await Promise.all(origins.map(addressesOf));
  return [...new Set(located.flat())].sort();
}

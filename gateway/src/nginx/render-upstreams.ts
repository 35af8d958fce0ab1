import { isIPv6 } from 'node:net';
import { isNamed } from '../replicas.ts';
import { serviceNames } from '../table/route-table.ts';
import { block } from './conf-text.ts';
import type { NginxLayout } from './nginx-layout.ts';

type Upstream = readonly [name: string, replicas: readonly string[]];

const upstreamsOf = ({ services, frontEnds, ownAnswers }: NginxLayout): Upstream[] => [
  ['gateway', [ownAnswers]],
  ...serviceNames.map((name): Upstream => [name, services[name]]),
  ...frontEnds,
];

/**
 * Idle connections end before Node's own 5 s, so that no request meets one that is just closing. A replica that failed
 * rests only briefly: nginx asks nobody while all rest, and a rolling restart touches one after another.
 */
const group = ([name, replicas]: Upstream) =>
  block(`upstream ${name}`, [
    `zone ${name} 64k;`,
    ...replicas.map((origin) => `server ${new URL(origin).host} max_fails=1 fail_timeout=2s;`),
    'keepalive 32;',
    'keepalive_timeout 4s;',
  ]);

const nameServer = (address: string) => (isIPv6(address) ? `[${address}]` : address);

/** Longer than it takes to ask a second time: nginx waits 5 s before it does. */
const lookingUp = ({ nameServers }: NginxLayout) => [
  `resolver ${nameServers.map(nameServer).join(' ')} valid=1s;`,
  'resolver_timeout 12s;',
];

/** Groups of the replicas whose addresses are known; the others are found by `passTo`. */
export function upstreams(layout: NginxLayout): string[] {
  const all = upstreamsOf(layout);
  const byAddress = all.filter(([, replicas]) => replicas.length > 0 && !replicas.some(isNamed));
  const isAnyNamed = all.some(([, replicas]) => replicas.some(isNamed));
  return [...(isAnyNamed ? lookingUp(layout) : []), ...byAddress.map(group)];
}

/**
 * A name in a variable is looked up as requests come, and every address it leads to is tried in turn. So replicas come and
 * go without nginx reading its configuration again, which would cut idle connections of clients.
 */
export function passTo([name, [first = '']]: Upstream): string[] {
  if (!isNamed(first)) return [`proxy_pass http://${name};`];
  const { hostname, port } = new URL(first);
  // With its port, even the usual one: a bare name could be that of a group.
  return [`set $replicas ${hostname}:${port || 80};`, 'proxy_pass http://$replicas;'];
}

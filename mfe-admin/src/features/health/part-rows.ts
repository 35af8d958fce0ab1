import type { Health, Replica } from '@sitewright/contracts';
import type { Measured } from './use-health.ts';

/** Parts that tell of their replicas, by the names the gateway has for them; without mail there is no svc-mail. */
const services = { 'svc-auth': 'auth', 'svc-sites': 'sites', 'svc-mail': 'mail' } as const;

export interface PartRow {
  part: string;
  /** Known of services only. */
  replicas: readonly Replica[];
  /** Of a front end, the release that people get. */
  versions: readonly string[];
  memoryBytes?: number;
  /** `some`: one or more of its replicas are silent; `unknown`: nobody has looked. */
  state: 'up' | 'some' | 'none' | 'unknown';
  /** When the first of those that are silent was last heard of. */
  silentSince?: string;
}

const bare = (part: string, state: PartRow['state'], version: string | undefined): PartRow => ({
  part,
  replicas: [],
  versions: version === undefined ? [] : [version],
  state,
});

function gatewaysWord(gateway: Health | undefined, name: string): PartRow['state'] {
  const status = gateway?.parts[name]?.status;
  if (status === undefined) return 'unknown';
  return status === 'ready' ? 'up' : 'none';
}

function stateOf(replicas: readonly Replica[], word: PartRow['state']): PartRow['state'] {
  const up = replicas.filter(({ isUp }) => isUp).length;
  if (replicas.length === 0) return word;
  // Heard of a moment ago, and out of reach for people.
  if (up === 0 || word === 'none') return 'none';
  return up === replicas.length ? 'up' : 'some';
}

function serviceRow(part: string, replicas: readonly Replica[], word: PartRow['state']): PartRow {
  const seen = replicas.filter(({ isUp }) => isUp);
  // Nothing is known of what a silent one uses now; of a part that is silent altogether its last figures are shown.
  const told = seen.length > 0 ? seen : replicas;
  const [silentSince] = replicas.flatMap(({ isUp, seenAt }) => (isUp ? [] : [seenAt])).toSorted();
  return {
    part,
    replicas,
    versions: [...new Set(replicas.map(({ version }) => version))],
    state: stateOf(replicas, word),
    ...(told.length > 0 && { memoryBytes: told.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0) }),
    ...(silentSince && { silentSince }),
  };
}

/** Every part of the platform, in the order in which a request meets them. */
export function partRows({ health, gateway, frontEnds }: Measured): PartRow[] {
  const told = new Map(health.parts.map(({ part, replicas }) => [part, replicas]));
  const remotes = Object.keys(gateway?.parts ?? {}).filter((name) => name.startsWith('mfe-'));
  return [
    bare('gateway', gateway ? 'up' : 'unknown', gateway?.version),
    ...['shell', ...remotes].map((name) => bare(name, gatewaysWord(gateway, name), frontEnds[name])),
    ...Object.entries(services)
      .filter(([part, name]) => told.has(part) || name !== 'mail' || gateway?.parts.mail)
      .map(([part, name]) => serviceRow(part, told.get(part) ?? [], gatewaysWord(gateway, name))),
    // It has just answered: what is shown comes from it.
    bare('mongodb', 'up', health.database.version),
  ];
}

import type { Health, PlatformHealth, Replica } from '@sitewright/contracts';

const second = 1000;
const hour = 3600 * second;
const gigabyte = 1e9;
const iso = (at: number) => new Date(at).toISOString();

const noon = Date.UTC(2026, 10, 20, 12);

/** A replica that was heard of three seconds ago. */
export const replicaAt = (now: number, changes: Partial<Replica> = {}): Replica => ({
  version: '1.0.0',
  startedAt: iso(now - 26 * hour),
  seenAt: iso(now - 3 * second),
  isUp: true,
  memoryBytes: 96e6,
  ...changes,
});

/** An instance that was just installed: one replica of each service, and nothing has happened. */
export const quietHealth = (now = noon): PlatformHealth => ({
  at: iso(now),
  since: iso(now - 12 * hour),
  parts: ['svc-auth', 'svc-mail', 'svc-sites'].map((part) => ({ part, replicas: [replicaAt(now)] })),
  database: { version: '8.0.4' },
  queue: { waiting: 0, running: 0 },
  generations: { done: 0, running: 0, waiting: 0, stopped: 0, failed: 0 },
  providerFailures: [],
});

/** An instance on a lively day, with one replica that is silent and a model that fails now and then. */
export const busyHealth = (now = noon, since = now - 12 * hour): PlatformHealth => ({
  ...quietHealth(now),
  since: iso(since),
  parts: [
    { part: 'svc-auth', replicas: [replicaAt(now), replicaAt(now, { startedAt: iso(now - 25 * hour) })] },
    { part: 'svc-mail', replicas: [replicaAt(now, { memoryBytes: 74e6 })] },
    {
      part: 'svc-sites',
      replicas: [
        replicaAt(now, { version: '1.1.0', memoryBytes: 418e6 }),
        replicaAt(now, { isUp: false, startedAt: iso(now - 5 * hour), seenAt: iso(now - 14 * 60 * second) }),
      ],
    },
  ],
  disk: { usedBytes: 39 * gigabyte, totalBytes: 64 * gigabyte },
  lastBackup: { at: iso(now - 11 * hour), bytes: 2.4 * gigabyte, checked: true },
  queue: { waiting: 3, running: 4, longestWaitSeconds: 48 },
  composing: { middleSeconds: 96, slowestTenthSeconds: 171 },
  generations: { done: 245, running: 4, waiting: 3, stopped: 6, failed: 5 },
  providerFailures: [
    { hour: 0, reason: 'rate-limited', count: 1 },
    { hour: 8, reason: 'no-answer', count: 1 },
    { hour: 10, reason: 'rate-limited', count: 4 },
    { hour: 10, reason: 'no-answer', count: 2 },
    { hour: 11, reason: 'key-refused', count: 1 },
  ],
});

/** What a gateway says of parts that are all well. */
export const wellGateway: Health = {
  status: 'ready',
  parts: Object.fromEntries(
    ['auth', 'sites', 'mail', 'shell', 'mfe-generator', 'mfe-dashboard', 'mfe-admin'].map((name) => [
      name,
      { status: 'ready' as const },
    ]),
  ),
};

import type { PlatformHealth, Replica } from '@sitewright/contracts';
import {
  findLastBackups,
  type LastBackups,
  listReplicas,
  readDisk,
  type SeenReplica,
} from '@sitewright/service-kit';
import type { Db } from 'mongodb';
import { z } from 'zod';
import type { Collections } from '../db/collections.ts';
import { createGenerationsRepository } from '../generation/generations.repository.ts';
import { type Activity, createActivityRepository } from './activity.repository.ts';

export interface ViewHealthDependencies {
  db: Db;
  collections: Pick<Collections, 'generations'>;
}

const hourMs = 60 * 60 * 1000;
const buildInfoSchema = z.object({ version: z.string() });

const presentReplica = ({ version, startedAt, seenAt, isUp, memoryBytes }: SeenReplica): Replica => ({
  version,
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
  isUp,
  memoryBytes,
});

const presentParts = (replicas: SeenReplica[]): PlatformHealth['parts'] =>
  [...Map.groupBy(replicas, ({ part }) => part)].map(([part, own]) => ({
    part,
    replicas: own.map(presentReplica),
  }));

/** What a share of the values is below, of values that ascend. */
const quantile = (values: number[], share: number): number => values[Math.floor(values.length * share)] ?? 0;

const presentComposing = ({ secondsOfDone: seconds }: Activity): Pick<PlatformHealth, 'composing'> =>
  seconds.length === 0
    ? {}
    : { composing: { middleSeconds: quantile(seconds, 0.5), slowestTenthSeconds: quantile(seconds, 0.9) } };

function presentFailures({ providerFailures }: Activity, since: Date): PlatformHealth['providerFailures'] {
  const hourOf = (at: Date) => Math.floor((at.getTime() - since.getTime()) / hourMs);
  const groups = Map.groupBy(providerFailures, ({ at, reason }) => `${hourOf(at)} ${reason}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ hour: hourOf(first.at), reason: first.reason, count: group.length }] : [];
  });
}

/** A server may keep its version to itself. */
async function readVersion(db: Db): Promise<PlatformHealth['database']> {
  const info = buildInfoSchema.safeParse(await db.command({ buildInfo: 1 }).catch(() => undefined));
  return info.success ? { version: info.data.version } : {};
}

type ToldBackups = Pick<PlatformHealth, 'lastBackup' | 'failedBackup'>;

const presentBackups = ({ made, failed }: LastBackups): ToldBackups => ({
  ...(made && { lastBackup: { at: made.at.toISOString(), bytes: made.bytes, checked: made.checked } }),
  ...(failed && { failedBackup: { at: failed.at.toISOString(), reason: failed.error ?? '' } }),
});

async function readStorage(db: Db): Promise<Pick<PlatformHealth, 'disk'> & ToldBackups> {
  const [disk, backups] = await Promise.all([readDisk(db), findLastBackups(db)]);
  return {
    ...(disk && { disk: { usedBytes: disk.used, totalBytes: disk.total } }),
    ...presentBackups(backups),
  };
}

async function readQueue(
  { collections }: ViewHealthDependencies,
  now: Date,
): Promise<PlatformHealth['queue']> {
  const generations = createGenerationsRepository(collections);
  const [active, { waiting: oldest }] = await Promise.all([
    generations.countActive(),
    generations.oldestActive(),
  ]);
  return { ...active, ...(oldest && { longestWaitSeconds: (now.getTime() - oldest.getTime()) / 1000 }) };
}

/** What administrators see of the platform: what its processes have told of themselves, and what the database holds. */
export async function viewHealth(
  deps: ViewHealthDependencies,
  since: Date,
  now: Date,
): Promise<PlatformHealth> {
  const { db, collections } = deps;
  const [replicas, database, storage, queue, activity] = await Promise.all([
    listReplicas(db, now),
    readVersion(db),
    readStorage(db),
    readQueue(deps, now),
    createActivityRepository(collections).since(since),
  ]);
  return {
    at: now.toISOString(),
    since: since.toISOString(),
    parts: presentParts(replicas),
    database,
    ...storage,
    queue,
    ...presentComposing(activity),
    generations: { ...activity.ended, waiting: queue.waiting, running: queue.running },
    providerFailures: presentFailures(activity, since),
  };
}

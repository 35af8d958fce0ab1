import { hostname } from 'node:os';
import type { Db } from 'mongodb';
import { z } from 'zod';
import { inTime } from '../lifecycle/in-time.ts';
import type { Logger } from '../logger.ts';
import type { IndexDefinition } from '../mongo/ensure-indexes.ts';
import { demandReadable, type SchemaVersion, UnreadableSchemaError } from '../mongo/schema-version.ts';

const collection = 'replicas';
const beatMs = 10_000;
/** Three signs of life did not come. */
const silentAfterMs = 30_000;
const forgottenAfterSeconds = 10 * 60;

export const replicaIndexes: IndexDefinition[] = [
  {
    collection,
    key: { seenAt: 1 },
    options: { expireAfterSeconds: forgottenAfterSeconds },
    reason: 'a replica that vanished is missed for a while, and then forgotten',
  },
];

const replicaSchema = z.object({
  part: z.string(),
  version: z.string(),
  startedAt: z.date(),
  seenAt: z.date(),
  memoryBytes: z.number(),
});

export interface SeenReplica extends z.infer<typeof replicaSchema> {
  /** Whether it was heard of lately. */
  isUp: boolean;
}

export interface OwnReplica {
  part: string;
  version: string;
  /** As it was set; 0 is one that is another one at each start. */
  port: number;
  schema: SchemaVersion;
}

/**
 * Tells the others, now and every ten seconds, that this process lives, and hears of a later release beside it whose
 * documents it cannot read. The returned function says that it ends: who goes without that is missed.
 */
export function tellOfReplica(
  db: Db,
  { part, version, port, schema }: OwnReplica,
  log: Logger,
  onUnreadable: (error: UnreadableSchemaError) => void,
): () => Promise<void> {
  const replicas = db.collection<{ _id: string }>(collection);
  // A container that is started again has its old name: it is not another one beside the one that crashed.
  const _id = `${part} ${hostname()} ${port === 0 ? `process ${process.pid}` : port}`;
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  const beat = async () => {
    const seen = { part, version, startedAt, seenAt: new Date(), memoryBytes: process.memoryUsage.rss() };
    try {
      await demandReadable(db, part, schema);
      await replicas.updateOne({ _id }, { $set: seen }, { upsert: true });
    } catch (error) {
      if (!(error instanceof UnreadableSchemaError)) log.debug({ err: error }, 'sign of life not stored');
      else {
        clearInterval(timer);
        onUnreadable(error);
      }
    }
  };
  let beating = beat();
  const timer = setInterval(() => {
    beating = beating.then(beat);
  }, beatMs);
  return async () => {
    clearInterval(timer);
    // A database that is away must not hold up the end.
    await inTime(beating.then(() => replicas.deleteOne({ _id }))).catch(() => undefined);
  };
}

/** Every replica of every service that was heard of within ten minutes and has not said that it ends. */
export async function listReplicas(db: Db, now: Date): Promise<SeenReplica[]> {
  const found = await db.collection(collection).find().sort({ part: 1, startedAt: 1 }).toArray();
  return found.map((document) => {
    const replica = replicaSchema.parse(document);
    return { ...replica, isUp: now.getTime() - replica.seenAt.getTime() < silentAfterMs };
  });
}

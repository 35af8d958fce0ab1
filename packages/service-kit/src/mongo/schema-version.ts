import type { Db } from 'mongodb';

/** Of the documents of one service. It goes up with each change of them that an earlier release has to know of. */
export interface SchemaVersion {
  /** What this release writes, and says in its documents. Those of before there were numbers have none. */
  writes: number;
  /** The lowest that a release has to know to work with what this one writes. */
  readableBy: number;
}

interface SchemaDocument extends SchemaVersion {
  /** The service. */
  _id: string;
  at: Date;
}

/**
 * Notes which documents a service writes from now on, where no later release has noted others.
 *
 * @throws Error in one sentence when a later release has written what this one cannot read.
 */
export async function demandReadable(db: Db, service: string, own: SchemaVersion): Promise<void> {
  const schemas = db.collection<SchemaDocument>('schemas');
  const known = await schemas.findOne({ _id: service });
  if (known && known.readableBy > own.writes) {
    throw new Error(
      `A later release has written this database (schema ${known.writes}; this release knows ${own.writes}). ` +
        'Start that release, or restore a backup from before the upgrade.',
    );
  }
  if (known && known.writes >= own.writes) return;
  const now = { ...own, at: new Date() };
  if (!known) await schemas.updateOne({ _id: service }, { $setOnInsert: now }, { upsert: true });
  // Of several that start at once the highest stays.
  await schemas.updateOne({ _id: service, writes: { $lt: own.writes } }, { $set: now });
}

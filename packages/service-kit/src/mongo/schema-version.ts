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

/** A later release has written what this one cannot read. */
export class UnreadableSchemaError extends Error {
  override name = 'UnreadableSchemaError';
}

const openSchemas = (db: Db) => db.collection<SchemaDocument>('schemas');

/**
 * Writes nothing: a release that only looks, or dies while it starts, keeps no other one out.
 *
 * @returns what is noted of the service so far.
 * @throws UnreadableSchemaError in one sentence when a later release has written what this one cannot read.
 */
export async function demandReadable(
  db: Db,
  service: string,
  own: SchemaVersion,
): Promise<SchemaVersion | undefined> {
  const known = await openSchemas(db).findOne({ _id: service });
  if (!known) return undefined;
  if (known.readableBy <= own.writes) return known;
  throw new UnreadableSchemaError(
    `A later release has written this database (schema ${known.writes}; this release knows ${own.writes}). ` +
      'Start that release, or restore a backup from before the upgrade.',
  );
}

/**
 * Notes which documents a service writes from now on, where no later release has noted others. Comes before the first of
 * them, and after everything that may keep the service from starting.
 *
 * @throws UnreadableSchemaError when a later release came first.
 */
export async function noteWritten(db: Db, service: string, own: SchemaVersion): Promise<void> {
  const known = await demandReadable(db, service, own);
  if (known && known.writes >= own.writes) return;
  const schemas = openSchemas(db);
  const now = { ...own, at: new Date() };
  if (!known) await schemas.updateOne({ _id: service }, { $setOnInsert: now }, { upsert: true });
  // Of several that start at once the highest stays.
  await schemas.updateOne({ _id: service, writes: { $lt: own.writes } }, { $set: now });
}

import type { Db } from 'mongodb';
import { z } from 'zod';

const collection = 'backups';

const backupSchema = z.object({ at: z.date(), bytes: z.number() });

/** One archive that was made of the instance, and read back. */
export type Backup = z.infer<typeof backupSchema>;

/** Notes in the database that it was backed up. */
export async function noteBackup(db: Db, { at, bytes }: Backup): Promise<void> {
  await db.collection(collection).insertOne({ at, bytes });
}

/** Undefined where none was noted. */
export async function findLastBackup(db: Db): Promise<Backup | undefined> {
  const last = await db.collection(collection).findOne({}, { sort: { at: -1 } });
  return last ? backupSchema.parse(last) : undefined;
}

import type { Db } from 'mongodb';
import { z } from 'zod';

const backupSchema = z.object({
  /** When it was begun. */
  at: z.date(),
  /** Of its archive; 0 where there is none. */
  bytes: z.number(),
  encrypted: z.boolean(),
  /** Whether it was restored for a trial, and held what it was made from. */
  checked: z.boolean(),
  /** Why there is none, in words for the operator. */
  error: z.optional(z.string()),
});

/** What administrators see of a backup. */
export type BackupRecord = z.infer<typeof backupSchema>;

const collection = 'backups';
const kept = 100;

/** Notes how a backup went; of many the latest are kept. */
export async function noteBackup(db: Db, record: BackupRecord): Promise<void> {
  const backups = db.collection<BackupRecord>(collection);
  await backups.insertOne({ ...record });
  const [last] = await backups.find().sort({ at: -1 }).skip(kept).limit(1).toArray();
  if (last) await backups.deleteMany({ at: { $lte: last.at } });
}

export interface LastBackups {
  made: BackupRecord | undefined;
  /** One that was tried later. */
  failed: BackupRecord | undefined;
}

/** The last archive that was made, and the failure that came after it; undefined where none was noted. */
export async function findLastBackups(db: Db): Promise<LastBackups> {
  const latest = async (hasFailed: boolean) => {
    const last = await db
      .collection(collection)
      .findOne({ error: { $exists: hasFailed } }, { sort: { at: -1 } });
    return last ? backupSchema.parse(last) : undefined;
  };
  const [made, failed] = await Promise.all([latest(false), latest(true)]);
  const isOver = made && failed && failed.at < made.at;
  return { made, failed: isOver ? undefined : failed };
}

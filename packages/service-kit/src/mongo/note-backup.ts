import type { Db } from 'mongodb';

/** What administrators see of a backup. */
export interface BackupRecord {
  /** When it was begun. */
  at: Date;
  /** Of its archive; 0 where there is none. */
  bytes: number;
  encrypted: boolean;
  /** Whether it was restored for a trial, and held what it was made from. */
  checked: boolean;
  /** Why there is none, in words for the operator. */
  error?: string;
}

const kept = 100;

/** Notes how a backup went in the collection `backups`; of many the latest are kept. */
export async function noteBackup(db: Db, record: BackupRecord): Promise<void> {
  const backups = db.collection<BackupRecord>('backups');
  await backups.insertOne({ ...record });
  const [last] = await backups.find().sort({ at: -1 }).skip(kept).limit(1).toArray();
  if (last) await backups.deleteMany({ at: { $lte: last.at } });
}

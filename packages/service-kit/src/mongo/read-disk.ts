import type { Db } from 'mongodb';
import { z } from 'zod';

/** Bytes of the disk that a database lies on. */
export interface Disk {
  used: number;
  total: number;
}

const statsSchema = z.object({ fsUsedSize: z.number(), fsTotalSize: z.number().positive() });

/** @returns nothing where the server does not say how large its disk is */
export async function readDisk(db: Db): Promise<Disk | undefined> {
  const stats = statsSchema.safeParse(await db.stats());
  return stats.success ? { used: stats.data.fsUsedSize, total: stats.data.fsTotalSize } : undefined;
}

import type { Db } from 'mongodb';
import { z } from 'zod';
import { Degraded } from '../http/health.ts';

/** Less than this is as good as full: one more write may fail. Of a small disk a fiftieth counts. */
const fullBelowBytes = 64 * 1024 * 1024;
const megabyte = 1024 * 1024;

const statsSchema = z.object({ fsUsedSize: z.number(), fsTotalSize: z.number().positive() });

/**
 * Whether the database has room to store more. A server that does not say how large its disk is counts as one that has.
 *
 * @throws Degraded when there is no room.
 */
export async function checkRoom(db: Db): Promise<void> {
  const stats = statsSchema.safeParse(await db.stats().catch(() => undefined));
  if (!stats.success) return;
  const { fsUsedSize, fsTotalSize } = stats.data;
  const left = fsTotalSize - fsUsedSize;
  if (left >= Math.min(fullBelowBytes, fsTotalSize / 50)) return;
  throw new Degraded(
    `The disk of the database is full (${Math.floor(left / megabyte)} MB left): nothing can be stored. Make room on it.`,
  );
}

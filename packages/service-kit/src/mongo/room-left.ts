import type { Db } from 'mongodb';
import { Degraded } from '../http/health.ts';
import { readDisk } from './read-disk.ts';

/** Less than this is as good as full: one more write may fail. Of a small disk a fiftieth counts. */
const fullBelowBytes = 64 * 1024 * 1024;
const megabyte = 1024 * 1024;

/**
 * Whether the database has room to store more. A server that does not say how large its disk is counts as one that has.
 *
 * @throws Degraded when there is no room.
 */
export async function checkRoom(db: Db): Promise<void> {
  const disk = await readDisk(db).catch(() => undefined);
  if (!disk) return;
  const left = disk.total - disk.used;
  if (left >= Math.min(fullBelowBytes, disk.total / 50)) return;
  throw new Degraded(
    `The disk of the database is full (${Math.floor(left / megabyte)} MB left): nothing can be stored. Make room on it.`,
  );
}

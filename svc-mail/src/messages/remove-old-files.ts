import type { OutboxFolder } from '../mail/outbox-folder.ts';
import { keptSince } from './indexes.ts';

/** Removes files as old as the messages that the database removes by itself; returns how many. */
export async function removeOldFiles(folder: OutboxFolder, now: Date): Promise<number> {
  const oldest = keptSince(now);
  const old = (await folder.list()).filter(({ writtenAt }) => writtenAt < oldest);
  for (const file of old) await folder.removeFile(file);
  return old.length;
}

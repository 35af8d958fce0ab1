import type { OutboxFolder } from '../mail/outbox-folder.ts';
import { keptDays } from './indexes.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes files as old as the messages that the database removes by itself; returns how many. */
export async function removeOldFiles(folder: OutboxFolder, now: Date): Promise<number> {
  const oldest = now.getTime() - keptDays * dayMs;
  const old = (await folder.list()).filter(({ writtenAt }) => writtenAt.getTime() < oldest);
  for (const file of old) await folder.removeFile(file);
  return old.length;
}

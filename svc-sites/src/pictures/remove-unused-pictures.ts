import { limits } from '@sitewright/contracts';
import type { PicturesRepository } from './pictures.repository.ts';

const keptMs = limits.pictureUnusedDays * 24 * 60 * 60 * 1000;
const atOnce = 100;

/** Removes pictures that were uploaded and never shown, until `signal` stops it. Returns how many there were. */
export async function removeUnusedPictures(
  pictures: Pick<PicturesRepository, 'removeUnused'>,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const uploadedBefore = new Date(now.getTime() - keptMs);
  let count = 0;
  while (!signal.aborted) {
    const removed = await pictures.removeUnused(uploadedBefore, atOnce);
    count += removed;
    if (removed < atOnce) return count;
  }
  return count;
}

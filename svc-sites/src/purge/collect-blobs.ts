import { untouchedMs } from '../storage/blobs.repository.ts';
import type { CollectedBlobsRepository } from './collected-blobs.repository.ts';

/** A blob that is held is looked at again so much later, also where nobody said that it was let go. */
const againMs = 30 * untouchedMs;
const atOnce = 100;

/**
 * Removes the blobs that nobody holds, until `signal` stops it. A version is stored after its blobs were touched: one that was
 * touched within a day may be waiting for its version, and one that is touched at this moment stays. Returns how many there were.
 */
export async function collectBlobs(
  blobs: CollectedBlobsRepository,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const untouchedSince = new Date(now.getTime() - untouchedMs);
  let count = 0;
  for (;;) {
    const due = await blobs.findDue(now, untouchedSince, atOnce);
    for (const blob of due) {
      if (signal.aborted) return count;
      if (await blobs.isHeld(blob.hash)) await blobs.putOff(blob, new Date(now.getTime() + againMs));
      else if (await blobs.remove(blob)) count += 1;
    }
    if (due.length < atOnce) return count;
  }
}

import pMap from 'p-map';
import type { LooseObjectsRepository } from './loose-objects.repository.ts';
import type { ObjectStore } from './object-store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const atOnce = 200;
const concurrency = 16;

interface RemoveDependencies {
  objects: ObjectStore;
  loose: LooseObjectsRepository;
  /** For how long an object that no blob names stays: a backup of the database that is no older finds it. */
  keptDays: number;
}

/** Removes the objects that no blob has named for long enough, until `signal` stops it. Returns how many there were. */
export async function removeLooseObjects(
  { objects, loose, keptDays }: RemoveDependencies,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - keptDays * dayMs);
  let count = 0;
  while (!signal.aborted) {
    const keys = await loose.findNoted(before, atOnce);
    const named = await loose.findNamed(keys);
    const left = keys.filter((key) => !named.has(key));
    await pMap(left, (key) => objects.remove(key), { concurrency });
    // The notes last: what dies half-way is found again by them.
    await loose.forget(keys);
    count += left.length;
    if (keys.length < atOnce) break;
  }
  return count;
}

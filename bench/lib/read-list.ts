import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadsWanted } from './list-reader.ts';
import { percentile } from './stats.ts';

/**
 * p95 in milliseconds of a person's list, asked for one time after another. A thread of its own asks: where others are followed
 * their events would hold up its clock, too.
 */
export async function readList(wanted: ReadsWanted): Promise<number> {
  const reader = new Worker(new URL('./list-reader.ts', import.meta.url), { workerData: wanted });
  const [samples] = (await once(reader, 'message')) as [number[]];
  return percentile(samples, 0.95);
}

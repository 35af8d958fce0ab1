import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile } from '../lib/stats.ts';

/**
 * Asks the database for a sign of life again and again, from a thread of its own: the clock of a thread that plays a crowd would be
 * late itself. `end` answers the p99 in milliseconds.
 */
export function pingDatabase(uri: string): { end(): Promise<number> } {
  const worker = new Worker(new URL('./pinger.ts', import.meta.url), { workerData: uri });
  return {
    async end() {
      const answer = once(worker, 'message');
      worker.postMessage('end');
      const [samples] = (await answer) as [number[]];
      return percentile(samples, 0.99);
    },
  };
}

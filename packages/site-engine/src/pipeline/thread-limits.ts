import { availableParallelism } from 'node:os';

const mebibyte = 1024 * 1024;
const mostHeapMb = 512;

/** What is thrown away at once. V8's own choice is three times as much, and saves a tenth of a site's CPU for it. */
export const youngHeapMb = 16;

/** A second thread does not fit into less. */
const twoThreadsMb = 384;

/** Compilers of previews that a thread keeps: each holds some megabytes. */
export const keptCompilers = 6;

/** What a process has: processors, and how much memory it is allowed to take. */
export interface Machine {
  processors: number;
  allowedMb: number;
}

/** By a container's limit; without one, a number that no machine reaches, or 0. */
export const thisMachine = (): Machine => ({
  processors: availableParallelism(),
  allowedMb: (process.constrainedMemory() || Number.MAX_SAFE_INTEGER) / mebibyte,
});

/**
 * One less than there are processors, never more than four. Two even on small machines, because one person's tasks never take
 * the last thread; one where there is no memory for two.
 */
export const defaultThreads = ({ processors, allowedMb }: Machine): number =>
  allowedMb < twoThreadsMb ? 1 : Math.min(4, Math.max(2, processors - 1));

/** A site that needs more fails alone; past what is allowed the whole process would be killed. */
export const heapOfThreadMb = (threads: number, { allowedMb }: Machine): number =>
  Math.min(mostHeapMb, Math.floor(allowedMb / 2 / threads));

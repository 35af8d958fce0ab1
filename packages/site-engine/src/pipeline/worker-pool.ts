import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { draftPage } from '../briefs/draft-page.ts';
import type { readSiteBrief } from '../briefs/read-site-brief.ts';
import type { recompose } from '../briefs/recompose.ts';
import { EngineError, type EngineOptions } from '../engine.ts';
import type { changeFacts } from '../revise/facts/change-facts.ts';
import type { mergeSites } from '../revise/merge/merge-sites.ts';
import type { buildChange } from '../revise/model/build-change.ts';
import type { currentStyles } from '../revise/model/restyle.ts';
import type { readPictureWishes } from '../revise/read-picture-wishes.ts';
import type { readRevision } from '../revise/read-revision.ts';
import type { checkSite, inspectWritten, repairWritten, styleSite } from './build-site.ts';
import type { closeFiles } from './close-files.ts';
import { startCpuDeadline } from './cpu-deadline.ts';
import { createFairQueue } from './fair-queue.ts';
import type { stylePreview } from './style-preview.ts';
import { defaultThreads, heapOfThreadMb, thisMachine, youngHeapMb } from './thread-limits.ts';
import type { composeSite } from './worker.ts';

interface Tasks {
  composeSite: typeof composeSite;
  closeFiles: typeof closeFiles;
  draftPage: typeof draftPage;
  readSiteBrief: typeof readSiteBrief;
  changeFacts: typeof changeFacts;
  mergeSites: typeof mergeSites;
  buildChange: typeof buildChange;
  currentStyles: typeof currentStyles;
  readPictureWishes: typeof readPictureWishes;
  readRevision: typeof readRevision;
  recompose: typeof recompose;
  stylePreview: typeof stylePreview;
  styleSite: typeof styleSite;
  checkSite: typeof checkSite;
  inspectWritten: typeof inspectWritten;
  repairWritten: typeof repairWritten;
}

type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** Who a task is for, and what stops it. */
export type TaskOptions = Pick<EngineOptions, 'signal' | 'owner'>;

export interface WorkerPool {
  run<Name extends keyof Tasks>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options: TaskOptions,
  ): Promise<Result<Name>>;
  close(): Promise<void>;
}

export interface WorkerPoolSettings {
  /** Threads at most; by default as many as the machine has processors and memory for. */
  workers?: number | undefined;
  /** Tasks after which threads are replaced: Tailwind's native parts keep some memory of each run. */
  tasksPerGeneration?: number | undefined;
  /** Begins the time of one task. */
  startDeadline?: (() => AbortSignal) | undefined;
}

const filename = fileURLToPath(new URL('./worker.ts', import.meta.url));
const machine = thisMachine();
const defaultTasksPerGeneration = 600;
const defaultDeadline = { cpuMs: 30_000, mostMs: 120_000 };
const idleThreadMs = 60_000;

/** Threads, and when the first of them has loaded its code: on a busy machine that may take longer than any task. */
interface Threads {
  pool: Piscina;
  loaded: Promise<void>;
}

/** Previews and drafts leave a thread to sites that are finished: those are waited for. */
const shownOnly: ReadonlySet<keyof Tasks> = new Set(['stylePreview', 'draftPage']);

/** What a preview counts for: it mostly adds to a compiler that its thread has, and leaves less memory behind. */
const previewShare = 0.25;

/** Under load the event loop, which answers everybody, comes before the threads (Linux, where each thread has a priority). */
const niceIncrement = 10;

function startThreads(workers: number): Threads {
  const pool = new Piscina({
    filename,
    niceIncrement,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: idleThreadMs,
    resourceLimits: {
      maxOldGenerationSizeMb: heapOfThreadMb(workers, machine),
      maxYoungGenerationSizeMb: youngHeapMb,
    },
  });
  // Only told where no task is concerned: the answer to one that was stopped just then, or the end of a thread that rests.
  // Unheard it would end the process.
  pool.on('error', () => undefined);
  // What goes wrong there goes wrong with the first task, too, which is told.
  const loaded = pool.run(undefined, { name: 'load' }).catch(() => undefined);
  return { pool, loaded };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

function asEngineError(cause: unknown, isStopped: boolean, isLate: boolean): unknown {
  if (isStopped) return new EngineError('GENERATION_STOPPED', 'The generation was stopped.', { cause });
  if (isLate || isOutOfMemory(cause)) {
    return new EngineError(
      'GENERATION_TOO_COMPLEX',
      'The site was too complex to build. Ask for less and try again.',
      { cause },
    );
  }
  return cause;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Threads for the work that would block the event loop. Owners take turns, and one thread is never for one owner's tasks alone.
 * A task that is stopped or late loses its thread at once; its time begins with itself, not while it waits or code is loaded, and is
 * the processor's.
 */
export function createWorkerPool(settings: WorkerPoolSettings = {}): WorkerPool {
  const workers = settings.workers ?? defaultThreads(machine);
  const tasksPerGeneration = settings.tasksPerGeneration ?? defaultTasksPerGeneration;
  const startDeadline = settings.startDeadline ?? (() => startCpuDeadline(defaultDeadline));
  const queue = createFairQueue({ atOnce: workers, perOwner: Math.max(1, workers - 1) });
  const previews = createFairQueue({ atOnce: Math.max(1, workers - 1), perOwner: workers });
  const closing = new AbortController();
  let threads = startThreads(workers);
  let tasks = 0;
  const retiring = new Set<Piscina>();

  /** Threads that are replaced finish what they began. */
  const recycle = () => {
    const retired = threads.pool;
    threads = startThreads(workers);
    tasks = 0;
    retiring.add(retired);
    void retired.close().finally(() => retiring.delete(retired));
  };

  const runInThread = async <Name extends keyof Tasks>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    stop: AbortSignal,
  ): Promise<Result<Name>> => {
    if (tasks >= tasksPerGeneration) recycle();
    tasks += shownOnly.has(name) ? previewShare : 1;
    const { pool, loaded } = threads;
    await Promise.race([loaded, untilAborted(stop)]);
    const deadline = startDeadline();
    try {
      return await pool.run(input, { name, signal: AbortSignal.any([stop, deadline]) });
    } catch (error) {
      throw asEngineError(error, stop.aborted, deadline.aborted);
    }
  };

  return {
    run(name, input, { signal, owner = '' }) {
      const stop = AbortSignal.any([signal, closing.signal]);
      // What is shown only is done within milliseconds: whoever goes leaves the line, and keeps the thread from being lost.
      const isShownOnly = shownOnly.has(name);
      const stopWork = isShownOnly ? closing.signal : stop;
      const work = () => queue.run(owner, () => runInThread(name, input, stopWork), stop);
      const done = isShownOnly ? previews.run(owner, work, stop) : work();
      return done.catch((error: unknown) => {
        throw error instanceof EngineError ? error : asEngineError(error, stop.aborted, false);
      });
    },
    async close() {
      closing.abort();
      await Promise.all([threads.pool, ...retiring].map((pool) => pool.destroy()));
    },
  };
}

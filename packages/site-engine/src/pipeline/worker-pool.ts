import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { EngineError } from '../engine.ts';
import type { checkSite, styleSite } from './build-site.ts';
import type { composeSite } from './worker.ts';

interface Tasks {
  composeSite: typeof composeSite;
  styleSite: typeof styleSite;
  checkSite: typeof checkSite;
}

export interface WorkerPool {
  run<Name extends keyof Tasks>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<Tasks[Name]>>>;
  close(): Promise<void>;
}

export interface WorkerPoolSettings {
  /** Threads at most; by default one less than the machine has processors, and never more than four. */
  workers?: number | undefined;
  /** Tasks after which threads are replaced: Tailwind's native parts keep some memory of each run. */
  tasksPerGeneration?: number | undefined;
  deadlineMs?: number | undefined;
}

const filename = fileURLToPath(new URL('./worker.ts', import.meta.url));
const defaultWorkers = Math.min(4, Math.max(1, availableParallelism() - 1));
const defaultTasksPerGeneration = 600;
const defaultDeadlineMs = 30_000;
const idleThreadMs = 60_000;

const startThreads = (workers: number): Piscina =>
  new Piscina({
    filename,
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: idleThreadMs,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

function asEngineError(cause: unknown, isStopped: boolean, deadline: AbortSignal): unknown {
  if (isStopped) return new EngineError('GENERATION_STOPPED', 'The generation was stopped.', { cause });
  if (deadline.aborted || isOutOfMemory(cause)) {
    return new EngineError(
      'PROVIDER_FAILED',
      'The site was too complex to build. Ask for less and try again.',
      { cause },
    );
  }
  return cause;
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Threads for the work that would block the event loop. A task that is stopped or late loses its thread at once. */
export function createWorkerPool(settings: WorkerPoolSettings = {}): WorkerPool {
  const workers = settings.workers ?? defaultWorkers;
  const tasksPerGeneration = settings.tasksPerGeneration ?? defaultTasksPerGeneration;
  const deadlineMs = settings.deadlineMs ?? defaultDeadlineMs;
  let threads = startThreads(workers);
  let tasks = 0;
  let isClosing = false;
  const retiring = new Set<Piscina>();

  /** Threads that are replaced finish what they began. */
  const recycle = () => {
    const retired = threads;
    threads = startThreads(workers);
    tasks = 0;
    retiring.add(retired);
    void retired.close().finally(() => retiring.delete(retired));
  };

  return {
    async run(name, input, signal) {
      if (tasks >= tasksPerGeneration) recycle();
      tasks += 1;
      const deadline = AbortSignal.timeout(deadlineMs);
      try {
        return await threads.run(input, { name, signal: AbortSignal.any([signal, deadline]) });
      } catch (error) {
        throw asEngineError(error, signal.aborted || isClosing, deadline);
      }
    },
    async close() {
      isClosing = true;
      await Promise.all([threads, ...retiring].map((pool) => pool.destroy()));
    },
  };
}

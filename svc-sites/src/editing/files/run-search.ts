import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '@sitewright/service-kit';
import { createFairQueue } from '@sitewright/site-engine';
import {
  type Found,
  findPlaces,
  type Replaced,
  replacePlaces,
  type Searched,
  type TextFile,
  toRegExp,
} from './find-places.ts';

const longestMs = 2_000;
const threadHeapMb = 128;

const refuse = (message: string, cause?: unknown) =>
  new AppError('VALIDATION_FAILED', message, { cause, fields: { words: message } });

/** Patterns of one person are tried one after the other, and those of all in two threads. */
const queue = createFairQueue({ atOnce: 2, perOwner: 1 });

interface Search {
  files: readonly TextFile[];
  searched: Searched;
  /** Whom it is for: people take turns. */
  owner: string;
}

/** @throws AppError `VALIDATION_FAILED` for a pattern that is none, or takes too long. */
export const searchIn = ({ files, searched, owner }: Search): Promise<Found> =>
  searched.isPattern
    ? inThread<Found>(owner, { files, searched })
    : Promise.resolve(findPlaces(files, searched));

/** @throws AppError `VALIDATION_FAILED` as {@link searchIn}, and where there are too many places. */
export async function replaceIn({ files, searched, owner }: Search, replacement: string): Promise<Replaced> {
  if (searched.isPattern) return inThread<Replaced>(owner, { files, searched, replacement });
  try {
    return replacePlaces(files, searched, replacement);
  } catch (error) {
    throw asRefusal(error);
  }
}

async function inThread<Result>(
  owner: string,
  workerData: { files: readonly TextFile[]; searched: Searched; replacement?: string },
): Promise<Result> {
  demandPattern(workerData.searched);
  return queue.run(owner, async () => {
    const worker = new Worker(new URL('./pattern-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: threadHeapMb },
    });
    try {
      const [result] = await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) });
      return result as Result;
    } catch (error) {
      throw asRefusal(error);
    } finally {
      await worker.terminate();
    }
  });
}

function demandPattern(searched: Searched): void {
  try {
    toRegExp(searched);
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: /, '') : '';
    throw refuse(`This is no regular expression: ${why}. Search for plain words, or correct it.`, error);
  }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === 'AbortError' || 'code' in error)
    return refuse('This regular expression takes too long in these files. Make it simpler.', error);
  return error instanceof RangeError
    ? refuse(`${error.message} Look for something that is there less often.`, error)
    : error;
}

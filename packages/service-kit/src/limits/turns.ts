import PQueue from 'p-queue';
import { AppError } from '../app-error.ts';

export interface TurnLimits {
  atOnce: number;
  /** How many may wait for their turn; whoever comes then is sent away. */
  waiting: number;
  /** What whoever is sent away reads before "Please try again in a few seconds." */
  refusal: string;
}

/** Runs a piece of work when it is its turn, in the order of asking. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Bounds costly work: the rest of the service keeps answering while a flood of it waits.
 *
 * @throws AppError `UNAVAILABLE` when too many wait already.
 */
export function createTurns({ atOnce, waiting, refusal }: TurnLimits): TakeTurn {
  const queue = new PQueue({ concurrency: atOnce });
  return async (work) => {
    if (queue.pending >= atOnce && queue.size >= waiting) throw tooBusy(refusal);
    return queue.add(work);
  };
}

const tooBusy = (refusal: string) =>
  new AppError('UNAVAILABLE', `${refusal} Please try again in a few seconds.`, {
    headers: { 'Retry-After': '3' },
  });

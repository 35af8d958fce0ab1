import type { GenerationEvent } from '@sitewright/contracts';
import { toAppError } from '@sitewright/service-kit';

/** What one follower knows of whether the database answers, and takes what is written. */
export interface WatchedDatabase {
  /** What the database answers, or what is known already while it is away: that ends no stream. */
  unlessAway<Known>(answer: Promise<Known>, known: Known): Promise<Known>;
  /** The same of what this process may know by itself: its answer does not say that the database is there. */
  readUnlessAway<Known>(answer: Promise<Known>, known: Known): Promise<Known>;
  isAway(): boolean;
  /** The database has answered otherwise. */
  see(): void;
  /** Whether it takes nothing for want of room. */
  noteRoom(isFull: boolean): void;
  /** The event that tells whether it is away, if that is another thing than was told last. */
  ifChanged(): GenerationEvent | undefined;
}

export function watchDatabase(): WatchedDatabase {
  let isAway = false;
  let told = false;
  const see = () => {
    isAway = false;
  };
  const readUnlessAway = async <Known>(answer: Promise<Known>, known: Known) => {
    try {
      return await answer;
    } catch (error) {
      if (toAppError(error).code !== 'UNAVAILABLE') throw error;
      isAway = true;
      return known;
    }
  };
  return {
    readUnlessAway,
    unlessAway: (answer, known) =>
      readUnlessAway(
        answer.then((answered) => {
          see();
          return answered;
        }),
        known,
      ),
    isAway: () => isAway,
    see,
    noteRoom(isFull) {
      isAway ||= isFull;
    },
    ifChanged() {
      if (isAway === told) return undefined;
      told = isAway;
      return { type: 'storage', isAway };
    },
  };
}

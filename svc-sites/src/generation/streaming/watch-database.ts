import type { GenerationEvent } from '@sitewright/contracts';
import { toAppError } from '@sitewright/service-kit';

/** What one follower knows of whether the database answers, and takes what is written. */
export interface WatchedDatabase {
  /** What the database answers, or what is known already while it is away: that ends no stream. */
  unlessAway<Known>(answer: Promise<Known>, known: Known): Promise<Known>;
  isAway(): boolean;
  /** The database has answered otherwise. */
  see(): void;
  /** It takes nothing. */
  noteFull(): void;
  /** The event that tells whether it is away, if that is another thing than was told last. */
  ifChanged(): GenerationEvent | undefined;
}

export function watchDatabase(): WatchedDatabase {
  let isAway = false;
  let told = false;
  return {
    async unlessAway(answer, known) {
      try {
        const answered = await answer;
        isAway = false;
        return answered;
      } catch (error) {
        if (toAppError(error).code !== 'UNAVAILABLE') throw error;
        isAway = true;
        return known;
      }
    },
    isAway: () => isAway,
    see() {
      isAway = false;
    },
    noteFull() {
      isAway = true;
    },
    ifChanged() {
      if (isAway === told) return undefined;
      told = isAway;
      return { type: 'storage', isAway };
    },
  };
}

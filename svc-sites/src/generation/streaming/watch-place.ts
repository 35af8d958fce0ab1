import type { GenerationEvent, LinePlace, LoggedEvent } from '@sitewright/contracts';
import type { Generation } from '../generation.ts';
import type { Generations } from '../generations.ts';
import type { WatchedDatabase } from './watch-database.ts';

/** What one follower knows of a generation's place in the line. */
export interface WatchedPlace {
  /** Takes note of an event: it waits until something other than its acceptance has happened. */
  see(event: LoggedEvent): void;
  isWaiting(): boolean;
  /** Whether it had a place when that was asked for last. */
  isInLine(): boolean;
  /** The event that tells the place, if it is another one than was told last. */
  ifChanged(): Promise<GenerationEvent | undefined>;
}

export function watchPlace(
  generations: Pick<Generations, 'placeOf'>,
  generation: Generation,
  database: Pick<WatchedDatabase, 'unlessAway'>,
): WatchedPlace {
  let isWaiting = generation.state === 'waiting';
  let told: LinePlace | undefined;
  let isInLine = false;

  return {
    see({ type }) {
      isWaiting &&= type === 'accepted';
    },
    isWaiting: () => isWaiting,
    isInLine: () => isInLine,
    async ifChanged() {
      const now = isWaiting ? await database.unlessAway(generations.placeOf(generation), told) : undefined;
      isInLine = now !== undefined;
      if (!now || (now.place === told?.place && now.running === told.running)) return undefined;
      told = now;
      return { type: 'line', ...now };
    },
  };
}

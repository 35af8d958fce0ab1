import { type GenerationEvent, isFinal } from '@sitewright/contracts';
import type { StreamEvent } from '@sitewright/service-kit';
import { type Generation, hasEnded } from '../generation.ts';
import type { Generations } from '../generations.ts';
import type { EndedEvent } from './ended-event.ts';
import { type LimitedWait, limitWait } from './limited-wait.ts';
import { type WatchedDatabase, watchDatabase } from './watch-database.ts';
import { type WatchedPlace, watchPlace } from './watch-place.ts';

export interface FollowDependencies {
  generations: Pick<Generations, 'find' | 'placeOf' | 'log'>;
  endedEvent: EndedEvent;
  /** How often one that waits is looked up, and asked for its place. */
  placeEveryMs?: number;
  /** How often any other is looked up while it is silent: its end may be nowhere but in its document. */
  lookUpEveryMs?: number;
  /** How often the database is asked for while it is away. */
  askAgainEveryMs?: number;
}

export interface Followed {
  generation: Generation;
  /** The number of the last event that the follower has seen; 0 for none. */
  after: number;
  /** Whether that was the last one there is. */
  isOver: boolean;
}

/**
 * A generation's events from the one after `after` to the last, in batches as the log has them, its place in the line
 * whenever that changes, and whether the database is away. Its position is all that is kept between two batches.
 */
export async function* followGeneration(
  deps: FollowDependencies,
  { generation, after, isOver }: Followed,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent[]> {
  if (isOver) return;
  const { id } = generation;
  const { log } = deps.generations;
  const database = watchDatabase();
  const place = watchPlace(deps.generations, generation, database);
  let last = after;
  let current: Generation | undefined = generation;
  let isWoken = false;

  while (current && !signal.aborted) {
    const events = await database.readUnlessAway(log.readAfter(id, last), []);
    const latest = events.at(-1);
    const end = latest ? undefined : await unreadEnd(deps, current, database);
    if (latest) {
      // Nothing is told before it is stored.
      database.see();
      yield* unlogged(last, database.ifChanged());
      last = latest.number;
      isWoken = false;
      place.see(latest.event);
      yield events.map(({ number, event }) => toStreamEvent(number, event));
      if (isFinal(latest.event)) return;
    } else if (end) {
      yield [toStreamEvent(last + 1, end)];
      return;
    } else {
      const moved = await place.ifChanged();
      database.noteRoom(log.isFull(id));
      yield* unlogged(last, moved, database.ifChanged());
      // There is more, but not what comes next: that has expired, and only the end is left to tell.
      const hasGap = isWoken;
      ({ current, isWoken } = await waitOn(
        deps,
        { generation: current, last, place, database, hasGap },
        signal,
      ));
    }
  }
}

/** The end of a generation of which the log has nothing more, unless nobody could read whether it has. */
async function unreadEnd(
  { endedEvent }: FollowDependencies,
  generation: Generation,
  database: WatchedDatabase,
): Promise<GenerationEvent | undefined> {
  if (!hasEnded(generation) || database.isAway()) return undefined;
  return database.unlessAway<GenerationEvent | undefined>(endedEvent(generation), undefined);
}

interface Waiting {
  generation: Generation;
  last: number;
  place: WatchedPlace;
  database: WatchedDatabase;
  hasGap: boolean;
}

interface Waited {
  current: Generation | undefined;
  /** Whether there was something new to read. */
  isWoken: boolean;
}

/**
 * Until there may be more to tell; resolves with the generation as it is known then. While it has a place in the line, that is
 * all that is asked for, once for all who wait.
 */
async function waitOn(deps: FollowDependencies, waiting: Waiting, signal: AbortSignal): Promise<Waited> {
  const wait = limitWait(patienceOf(deps, waiting), signal);
  try {
    return await waitWithin(deps, waiting, wait);
  } finally {
    wait.end();
  }
}

function patienceOf(
  { placeEveryMs = 500, lookUpEveryMs = 5_000, askAgainEveryMs = 1_000 }: FollowDependencies,
  { place, database }: Waiting,
): number {
  if (place.isWaiting()) return placeEveryMs;
  return database.isAway() ? askAgainEveryMs : lookUpEveryMs;
}

async function waitWithin(
  { generations }: FollowDependencies,
  { generation, last, place, database, hasGap }: Waiting,
  { signal, isLate }: LimitedWait,
): Promise<Waited> {
  if (place.isInLine()) {
    await generations.log.waitHere(generation.id, last, signal);
    return { current: generation, isWoken: false };
  }
  if (hasGap) await generations.log.waitHere(generation.id, Number.MAX_SAFE_INTEGER, signal);
  else await generations.log.waitAfter(generation.id, last, signal);
  if (!isLate()) return { current: generation, isWoken: true };
  const current = await database.unlessAway(generations.find(generation.ownerId, generation.id), generation);
  return { current, isWoken: hasGap };
}

/** What is only true now carries the number of the event before it. */
function* unlogged(last: number, ...events: (GenerationEvent | undefined)[]): Generator<StreamEvent[]> {
  const told = events.filter((event) => event !== undefined);
  if (told.length > 0) yield told.map((event) => toStreamEvent(last, event));
}

const toStreamEvent = (id: number, { type, ...data }: GenerationEvent): StreamEvent => ({
  id,
  event: type,
  data,
});

import { type GenerationEvent, isFinal } from '@sitewright/contracts';
import type { StreamEvent } from '@sitewright/service-kit';
import type { Generation } from '../generation.ts';
import type { Generations } from '../generations.ts';
import { type EndedEvent, hasEnded } from './ended-event.ts';
import { watchPlace } from './watch-place.ts';

export interface FollowDependencies {
  generations: Pick<Generations, 'find' | 'placeOf' | 'log'>;
  endedEvent: EndedEvent;
  /** How often one that waits is looked up, and asked for its place. */
  placeEveryMs?: number;
  /** How often any other is looked up while it is silent: its end may be nowhere but in its document. */
  lookUpEveryMs?: number;
}

export interface Followed {
  generation: Generation;
  /** The number of the last event that the follower has seen; 0 for none. */
  after: number;
}

/**
 * A generation's events from the one after `after` to the last, in batches as the log has them, and its place in the line
 * whenever that changes. Its position is all that is kept between two batches.
 */
export async function* followGeneration(
  deps: FollowDependencies,
  { generation, after }: Followed,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent[]> {
  const { id } = generation;
  const { log } = deps.generations;
  const place = watchPlace(deps.generations, generation);
  let last = after;
  let current: Generation | undefined = generation;

  while (current && !signal.aborted) {
    const events = await log.readAfter(id, last);
    const latest = events.at(-1);
    if (latest) {
      last = latest.number;
      place.see(latest.event);
      yield events.map(({ number, event }) => toStreamEvent(number, event));
      if (isFinal(latest.event)) return;
    } else if (hasEnded(current)) {
      yield await endOf(deps, current, last);
      return;
    } else {
      const line = await place.ifChanged();
      if (line) yield [toStreamEvent(last, line)];
      current = await waitOn(deps, { generation: current, after: last }, place.isWaiting(), signal);
    }
  }
}

/** Until there may be more to tell; resolves with the generation as it is known then. */
async function waitOn(
  { generations, placeEveryMs = 500, lookUpEveryMs = 5_000 }: FollowDependencies,
  { generation, after }: Followed,
  isWaiting: boolean,
  signal: AbortSignal,
): Promise<Generation | undefined> {
  const lookUp = AbortSignal.timeout(isWaiting ? placeEveryMs : lookUpEveryMs);
  await generations.log.waitAfter(generation.id, after, AbortSignal.any([signal, lookUp]));
  return lookUp.aborted ? generations.find(generation.ownerId, generation.id) : generation;
}

/** What is left of one that has ended and of which the log has no more: nothing after its last event, else what its document tells. */
async function endOf(
  { generations: { log }, endedEvent }: FollowDependencies,
  generation: Generation,
  last: number,
): Promise<StreamEvent[]> {
  const [seen] = last > 0 ? await log.readAfter(generation.id, last - 1) : [];
  if (seen && isFinal(seen.event)) return [];
  return [toStreamEvent(last + 1, await endedEvent(generation))];
}

const toStreamEvent = (id: number, { type, ...data }: GenerationEvent): StreamEvent => ({
  id,
  event: type,
  data,
});

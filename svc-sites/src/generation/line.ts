import type { LinePlace } from '@sitewright/contracts';
import type { GenerationLimits } from './generation-settings.ts';

/** A generation that waits or is being made, as the line sees it. */
export interface ActiveGeneration {
  id: string;
  ownerId: string;
  createdAt: Date;
  state: 'waiting' | 'running';
  /** In which round of the line it is: see `turnOf`. */
  turn: number;
  runSlot?: number | undefined;
  personSlot?: number | undefined;
}

/** Places among those that are made: of all people, and of one person. */
export interface RunSlots {
  runSlot: number;
  personSlot: number;
}

/** A generation whose turn it is, and the slots that are free for it. */
export interface NextInLine extends RunSlots {
  id: string;
}

const byAge = (one: ActiveGeneration, other: ActiveGeneration) =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

/**
 * The round for one more of a person: the one after their last, but no round that is over. Each person has one place in each
 * round, so that people take turns, however many each of them asks for.
 */
export function turnOf(before: readonly ActiveGeneration[], ownerId: string): number {
  const own = before.filter((each) => each.ownerId === ownerId).sort(byAge);
  const now = before.filter(({ state }) => state === 'running').map(({ turn }) => turn);
  // Those that came at the same moment may not know their rounds yet: each is at least one behind the one before.
  const afterOwn = own.reduce((next, { turn }) => Math.max(next, turn) + 1, 0);
  return Math.max(afterOwn, ...now);
}

/** Those that wait, in their order: round by round, and in each the oldest first. */
export const lineOf = (active: readonly ActiveGeneration[]): ActiveGeneration[] =>
  active
    .filter(({ state }) => state === 'waiting')
    .sort((one, other) => one.turn - other.turn || byAge(one, other));

/**
 * Undefined when it does not wait. Its turn comes when as many as stand up to it have begun, of which so many end at a time as are made
 * at once.
 * @param meanSeconds how long one takes; its wait is not known without
 */
export function placeIn(
  active: readonly ActiveGeneration[],
  id: string,
  meanSeconds?: number,
): LinePlace | undefined {
  const place = lineOf(active).findIndex((each) => each.id === id) + 1;
  if (place === 0) return undefined;
  const running = active.filter(({ state }) => state === 'running').length;
  if (meanSeconds === undefined || running === 0) return { place, running };
  return { place, running, seconds: Math.round((place * meanSeconds) / running) };
}

/** The first in line whose owner has a free slot, while one of all people is free. */
export function nextInLine(
  active: readonly ActiveGeneration[],
  { atOnce, perPerson }: Pick<GenerationLimits, 'atOnce' | 'perPerson'>,
): NextInLine | undefined {
  const runSlot = freeSlot(active, atOnce, ({ runSlot }) => runSlot);
  if (runSlot === undefined) return undefined;
  for (const { id, ownerId } of lineOf(active)) {
    const own = active.filter((each) => each.ownerId === ownerId);
    const personSlot = freeSlot(own, perPerson, ({ personSlot }) => personSlot);
    if (personSlot !== undefined) return { id, runSlot, personSlot };
  }
  return undefined;
}

/** The slots for one more of a person, if it would be its turn at once: nobody waits who could go before it. */
export function slotsAtOnce(
  active: readonly ActiveGeneration[],
  ownerId: string,
  limits: Pick<GenerationLimits, 'atOnce' | 'perPerson'>,
): RunSlots | undefined {
  const id = 'new';
  const last = {
    id,
    ownerId,
    createdAt: new Date(),
    state: 'waiting' as const,
    turn: Number.MAX_SAFE_INTEGER,
  };
  const next = nextInLine([...active, last], limits);
  return next?.id === id ? { runSlot: next.runSlot, personSlot: next.personSlot } : undefined;
}

function freeSlot(
  active: readonly ActiveGeneration[],
  count: number,
  slotOf: (generation: ActiveGeneration) => number | undefined,
): number | undefined {
  const taken = new Set(active.map(slotOf).filter((slot) => slot !== undefined));
  // More than `count` may be taken where the setting was lowered.
  if (taken.size >= count) return undefined;
  return Array.from({ length: count }, (_, slot) => slot).find((slot) => !taken.has(slot));
}

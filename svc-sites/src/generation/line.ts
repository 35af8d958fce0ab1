import type { LinePlace } from '@sitewright/contracts';
import type { GenerationLimits } from './generation-settings.ts';

/** A generation that waits or is being made, as the line sees it. */
export interface ActiveGeneration {
  id: string;
  ownerId: string;
  createdAt: Date;
  state: 'waiting' | 'running';
  runSlot?: number | undefined;
  personSlot?: number | undefined;
}

/** A generation whose turn it is, and the slots that are free for it. */
export interface NextInLine {
  id: string;
  runSlot: number;
  personSlot: number;
}

const byAge = (one: ActiveGeneration, other: ActiveGeneration) =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

/** Those that wait, in their order: people take turns, then the oldest first. */
export function lineOf(active: readonly ActiveGeneration[]): ActiveGeneration[] {
  const before = new Map<string, number>();
  const countOne = (ownerId: string) => {
    const count = before.get(ownerId) ?? 0;
    before.set(ownerId, count + 1);
    return count;
  };
  for (const { state, ownerId } of active) if (state === 'running') countOne(ownerId);
  return active
    .filter(({ state }) => state === 'waiting')
    .sort(byAge)
    .map((generation) => ({ generation, turn: countOne(generation.ownerId) }))
    .sort((one, other) => one.turn - other.turn || byAge(one.generation, other.generation))
    .map(({ generation }) => generation);
}

/** Undefined when it does not wait. */
export function placeIn(active: readonly ActiveGeneration[], id: string): LinePlace | undefined {
  const index = lineOf(active).findIndex((each) => each.id === id);
  if (index < 0) return undefined;
  return { place: index + 1, running: active.filter(({ state }) => state === 'running').length };
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

import { tooMany } from '@sitewright/service-kit';
import { type Generation, hasDied } from './generation.ts';
import { type SettleDependencies, settleDead } from './settle-dead.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface DayQuota extends SettleDependencies {
  /** How many sites a person may have made within 24 hours. */
  perDay: number;
}

/**
 * A place among the generations of the day that nobody holds. The unique index decides who gets it; whoever is too late
 * asks again. Only a site that is made, or is being made by a living process, holds a place.
 *
 * @throws AppError `RATE_LIMITED` that says when to try again.
 */
export async function findFreeSlot(quota: DayQuota, ownerId: string): Promise<number> {
  const { records, perDay } = quota;
  const now = new Date();
  const taken = new Set<number>();
  let oldest = now.getTime();
  for (const { generation, slot } of await records.slotHolders(ownerId)) {
    if (!(await stillHolds(quota, generation, now))) continue;
    taken.add(slot);
    oldest = Math.min(oldest, generation.createdAt.getTime());
  }
  if (taken.size >= perDay) {
    const refusal = `You have made as many sites as one day allows (${perDay}).`;
    throw tooMany(refusal, oldest + dayMs - now.getTime());
  }
  const free = Array.from({ length: perDay }, (_, slot) => slot).filter((slot) => !taken.has(slot));
  // Any of them: requests that come together rarely want the same one.
  return free[Math.floor(Math.random() * free.length)] ?? 0;
}

async function stillHolds(quota: DayQuota, generation: Generation, now: Date): Promise<boolean> {
  if (hasDied(generation, now)) return (await settleDead(quota, generation)) === 'done';
  if (generation.createdAt.getTime() > now.getTime() - dayMs) return true;
  await quota.records.freeSlot(generation);
  return false;
}

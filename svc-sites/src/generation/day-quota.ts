import { tooMany } from '@sitewright/service-kit';
import type { GenerationsRepository } from './generations.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface DayQuota {
  records: Pick<GenerationsRepository, 'slotHolders' | 'freeSlot'>;
  /** How many sites a person may have made within 24 hours. */
  perDay: number;
}

/**
 * A place among the generations of the day that nobody holds. The unique index decides who gets it; whoever is too late
 * asks again. A generation holds its place until it ends without a site and without having cost anything.
 *
 * @throws AppError `RATE_LIMITED` that says when to try again.
 */
export async function findFreeSlot({ records, perDay }: DayQuota, ownerId: string): Promise<number> {
  const now = Date.now();
  const taken = new Set<number>();
  let oldest = now;
  for (const { generation, slot } of await records.slotHolders(ownerId)) {
    const createdAt = generation.createdAt.getTime();
    if (createdAt <= now - dayMs) {
      await records.freeSlot(generation);
      continue;
    }
    taken.add(slot);
    oldest = Math.min(oldest, createdAt);
  }
  if (taken.size >= perDay) {
    const refusal = `You have made as many sites as one day allows (${perDay}).`;
    throw tooMany(refusal, oldest + dayMs - now);
  }
  const free = Array.from({ length: perDay }, (_, slot) => slot).filter((slot) => !taken.has(slot));
  // Any of them: requests that come together rarely want the same one.
  return free[Math.floor(Math.random() * free.length)] ?? 0;
}

import type { Collections } from '../db/collections.ts';

/** How long generations take. */
export interface PaceRepository {
  /** Of the last twenty that were finished, from their turn on; undefined where none is known. */
  meanSeconds(): Promise<number | undefined>;
}

const latest = 20;

export const createPaceRepository = ({ generations }: Pick<Collections, 'generations'>): PaceRepository => ({
  async meanSeconds() {
    const found = await generations
      .find({ state: 'done' }, { projection: { startedAt: 1, endedAt: 1 } })
      .sort({ createdAt: -1 })
      .limit(latest)
      .toArray();
    const taken = found.flatMap(({ startedAt, endedAt }) =>
      startedAt && endedAt ? [(endedAt.getTime() - startedAt.getTime()) / 1000] : [],
    );
    if (taken.length === 0) return undefined;
    return taken.reduce((sum, seconds) => sum + seconds, 0) / taken.length;
  },
});

import type { LinePlace } from '@sitewright/contracts';
import type { LeasesRepository } from './leases.repository.ts';
import { type ActiveGeneration, placeIn } from './line.ts';

/** The line as those who wait see it: it is read once for all of them. */
export interface LineView {
  placeOf(id: string): Promise<LinePlace | undefined>;
}

export function createLineView(
  { active }: Pick<LeasesRepository, 'active'>,
  validMs: number,
  now: () => number,
): LineView {
  let seen: { at: number; line: Promise<ActiveGeneration[]> } | undefined;

  const read = () => {
    if (seen && now() - seen.at < validMs) return seen.line;
    const line: Promise<ActiveGeneration[]> = active().catch((error: unknown) => {
      seen = undefined;
      throw error;
    });
    seen = { at: now(), line };
    return line;
  };

  return { placeOf: async (id) => placeIn(await read(), id) };
}

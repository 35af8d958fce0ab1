import type { LinePlace } from '@sitewright/contracts';
import type { LeasesRepository } from './leases.repository.ts';
import { type ActiveGeneration, placeIn } from './line.ts';
import type { PaceRepository } from './pace.repository.ts';

/** The line as those who wait see it: it is read once for all of them. */
export interface LineView {
  placeOf(id: string): Promise<LinePlace | undefined>;
}

interface Line {
  active: ActiveGeneration[];
  meanSeconds: number | undefined;
}

export function createLineView(
  { active, meanSeconds }: Pick<LeasesRepository, 'active'> & PaceRepository,
  validMs: number,
  now: () => number,
): LineView {
  let seen: { at: number; line: Promise<Line> } | undefined;

  const readBoth = async (): Promise<Line> => {
    const [those, mean] = await Promise.all([active(), meanSeconds()]);
    return { active: those, meanSeconds: mean };
  };

  const read = () => {
    if (seen && now() - seen.at < validMs) return seen.line;
    const line = readBoth().catch((error: unknown) => {
      seen = undefined;
      throw error;
    });
    seen = { at: now(), line };
    return line;
  };

  return {
    async placeOf(id) {
      const line = await read();
      return placeIn(line.active, id, line.meanSeconds);
    },
  };
}

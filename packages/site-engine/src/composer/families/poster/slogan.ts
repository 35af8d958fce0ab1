import type { Site } from '../../site.ts';
import { halvesOf, oneLine } from '../../titles.ts';
import { linesOf } from './fitted-type.ts';

const longestLine = 16;

export const slogan = (site: Site): string => oneLine(site.headline);

/** The slogan as it was parted, or on more lines where a half would be squeezed. */
export function sloganLines(site: Site): string[] {
  const halves = halvesOf(site.headline).filter(Boolean);
  return halves.some((half) => half.length > longestLine) ? linesOf(slogan(site)) : halves;
}

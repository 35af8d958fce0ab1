import type { PageWithHero } from '../../site.ts';
import { halvesOf, oneLine } from '../../titles.ts';
import { widthOf } from '../shared/hero-type.ts';
import { linesOf } from './fitted-type.ts';

const longestLine = 16;

export const slogan = ({ page }: PageWithHero): string => oneLine(page.hero.headline);

/** The slogan as it was parted, or on more lines where a half would be squeezed. */
export function sloganLines(page: PageWithHero): string[] {
  const halves = halvesOf(page.page.hero.headline).filter(Boolean);
  return halves.some((half) => widthOf(half) > longestLine) ? linesOf(slogan(page)) : halves;
}

import type { DesignLook } from '@sitewright/contracts';
import type { SitePlan } from '../plan/site-plan.ts';
import { designOf, paletteFor } from './families/choose-look.ts';
import { fonts } from './families/fonts/font-table.ts';
import { withLetters } from './families/fonts/with-letters.ts';

/** What a plan's site looks like, in short: its family, its colours in the theme it opens in, and its typefaces. */
export function lookOf(plan: SitePlan): DesignLook {
  const { id, fonts: own } = designOf(plan);
  const used = withLetters(own, plan.design.letters);
  const { paper, paper2, deep, accent } = paletteFor(plan)[plan.design.theme];
  const colours = [paper, paper2, deep, accent].map(({ ground }) => ground);
  return {
    family: id,
    colours: [...new Set(colours)],
    typefaces: { headings: fonts[used.display].family, text: fonts[used.body].family },
  };
}

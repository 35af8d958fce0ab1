import type { DesignLook } from '@sitewright/contracts';
import type { SitePlan } from '../plan/site-plan.ts';
import { designOf, paletteFor } from './families/choose-look.ts';
import { fonts } from './families/fonts/font-table.ts';
import { typeOf } from './families/fonts/type-of.ts';
import { palettesFor } from './palette/site-palettes.ts';

/** What a plan's site looks like, in short, and which other colours would suit it. */
export function lookOf(plan: SitePlan): DesignLook {
  const design = designOf(plan);
  const { fonts: used } = typeOf(design, plan.design.letters);
  const { paper, paper2, deep, accent } = paletteFor(plan)[plan.design.theme];
  const colours = [paper, paper2, deep, accent].map(({ ground }) => ground);
  return {
    family: design.id,
    colours: [...new Set(colours)],
    typefaces: { headings: fonts[used.display].family, text: fonts[used.body].family },
    palettes: palettesFor(plan.design),
  };
}

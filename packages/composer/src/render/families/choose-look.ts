import type { SitePlan } from '../../plan/site-plan.ts';
import { createRandom } from '../../random.ts';
import type { Palette } from '../palette/palette.ts';
import { createSitePalette } from '../palette/site-palette.ts';
import type { Family, FamilyDesign } from './family.ts';
import { type FamilyId, familyIds, type Heading } from './look.ts';
import { families } from './registry.ts';

const allHeadings: readonly Heading[] = ([-1, 0, 1] as const).flatMap((broader) => [
  { broader, isMirrored: false },
  { broader, isMirrored: true },
]);

/** The choices that a family leaves open, by their places in its lists. */
export interface Choice {
  hero: number;
  header: number;
  footer: number;
}

const at = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** Makes the choices a family leaves open, each on its own. */
function settle(design: FamilyDesign, seed: string, choice: Partial<Choice>): Family {
  const { headers, heroes, footers, corners, rhythms, grounds, ...rest } = design;
  const random = createRandom(`${seed}/design`);
  const place = (name: keyof Choice, count: number) => choice[name] ?? random.fork(name).index(count);
  return {
    ...rest,
    hero: at(heroes, place('hero', heroes.length)),
    header: at(headers, place('header', headers.length)),
    footer: at(footers, place('footer', footers.length)),
    corners: random.fork('corners').pick(corners),
    rhythm: random.fork('rhythm').pick(rhythms),
    grounds: random.fork('grounds').pick(grounds),
    isMirrored: random.fork('mirrored').chance(0.5),
    broader: random.fork('broader').pick([-1, 0, 1]),
    headings: random.fork('headings').shuffle(allHeadings),
  };
}

const isFamilyId = (id: string): id is FamilyId => familyIds.some((known) => known === id);

/** The family of a plan. */
export const designOf = ({ design }: Pick<SitePlan, 'design'>): FamilyDesign =>
  families[isFamilyId(design.family) ? design.family : 'editorial'];

/** How a plan's site is laid out: its family, with all that the family leaves to the seed. `choice` settles some of it. */
export const chooseLook = (plan: Pick<SitePlan, 'design' | 'seed'>, choice: Partial<Choice> = {}): Family =>
  settle(designOf(plan), plan.seed, choice);

/** The colours of a plan's site in its look. */
export const paletteFor = (plan: Pick<SitePlan, 'design' | 'seed'>): Palette =>
  createSitePalette(designOf(plan).colours, plan.design, createRandom(`${plan.seed}/palette`));

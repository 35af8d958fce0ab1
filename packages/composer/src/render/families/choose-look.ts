import type { SitePlan } from '../../plan/site-plan.ts';
import { createRandom } from '../../random.ts';
import { isSubjectDrawn } from '../art/subject-drawing.ts';
import type { Palette } from '../palette/palette.ts';
import { createSitePalette } from '../palette/site-palette.ts';
import type { Family, FamilyDesign } from './family.ts';
import { typeOf } from './fonts/type-of.ts';
import { type FamilyId, familyIds, type Heading } from './look.ts';
import { families } from './registry.ts';
import { photoHeroesFor } from './shared/photo-heroes.ts';
import { plainHeroes, typeHero } from './shared/plain-heroes.ts';

/** Headings stand at the start of their lines, all of a site at one breadth: what is read in turn has one edge. */
const allHeadings: readonly [Heading, ...Heading[]] = [
  { broader: 0, isMirrored: false },
  { broader: -1, isMirrored: false },
  { broader: 1, isMirrored: false },
];

/** The choices that a family leaves open, by their places in its lists. */
export interface Choice {
  hero: number;
  header: number;
  footer: number;
}

type Planned = Pick<SitePlan, 'design' | 'languages' | 'seed'>;

const at = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** Scripts whose heroes stand in columns, which need no picture. */
const inColumns: ReadonlySet<string> = new Set(['ja', 'zh']);

/** A family's own heroes show the subject; a photograph stands for it, or type and ornament where it cannot be drawn. */
export function heroesFor(design: FamilyDesign, plan: Planned): FamilyDesign['heroes'] {
  if (plan.design.hasNoPicture) return [typeHero(design.plain)];
  const [first] = plan.languages;
  const photo = first.pages[0]?.hero?.photo;
  if (photo) {
    const [one, ...others] = photoHeroesFor(photo);
    return [one(design.plain, photo), ...others.map((hero) => hero(design.plain, photo))];
  }
  const isColumns = design.id === 'japanese' && inColumns.has(first.tag.split('-')[0] ?? '');
  if (isColumns || design.id === 'poster' || isSubjectDrawn(plan.design.subject)) return design.heroes;
  const [one, ...others] = plainHeroes;
  return [one(design.plain), ...others.map((hero) => hero(design.plain))];
}

/** Makes the choices a family leaves open, each on its own. */
function settle(design: FamilyDesign, plan: Planned, choice: Partial<Choice>): Family {
  const { headers, footers, corners, rhythms, grounds, heroes: _, plain: __, ...rest } = design;
  const { seed } = plan;
  const heroes = choice.hero === undefined ? heroesFor(design, plan) : design.heroes;
  const random = createRandom(`${seed}/design`);
  const place = (name: keyof Choice, count: number) => choice[name] ?? random.fork(name).index(count);
  return {
    ...rest,
    ...typeOf(design, plan.design.letters),
    hero: at(heroes, place('hero', heroes.length) + (plan.design.top ?? 0)),
    header: at(headers, place('header', headers.length)),
    footer: at(footers, place('footer', footers.length)),
    corners: random.fork('corners').pick(corners),
    rhythm: random.fork('rhythm').pick(rhythms),
    grounds: random.fork('grounds').pick(grounds),
    isMirrored: random.fork('mirrored').chance(0.5),
    broader: random.fork('broader').pick([-1, 0, 1]),
    headings: [random.fork('headings').pick(allHeadings)],
  };
}

const isFamilyId = (id: string): id is FamilyId => familyIds.some((known) => known === id);

/** The family of a plan. */
export const designOf = ({ design }: Pick<SitePlan, 'design'>): FamilyDesign =>
  families[isFamilyId(design.family) ? design.family : 'editorial'];

/** How a plan's site is laid out: its family, with all that the family leaves to the seed. `choice` settles some of it. */
export const chooseLook = (plan: Planned, choice: Partial<Choice> = {}): Family =>
  settle(designOf(plan), plan, choice);

/** The colours of a plan's site in its look. */
export const paletteFor = (plan: Pick<SitePlan, 'design' | 'seed'>): Palette =>
  createSitePalette(designOf(plan).colours, plan.design, createRandom(`${plan.seed}/palette`));

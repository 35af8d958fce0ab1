import type { ArrangedSection, Arrangements } from './families/kit.ts';
import type { PageAtSection } from './site.ts';

/** Arrangements that stand as a list beside their heading. Two of them in a row would look alike. */
const asideLists: ReadonlySet<string> = new Set([
  'items cards',
  'items index',
  'plans list',
  'points rows',
  'prose statement',
  'people list',
  'events rows',
  'voices line',
  'questions list',
  'questions panel',
  'visit ledger',
  'newsletter beside',
  'figures ledger',
  'names list',
]);

const isNoNeighbour = (page: PageAtSection, section: ArrangedSection, arrangement: string) =>
  page.index % 2 === 0 || !asideLists.has(`${section} ${arrangement}`);

/**
 * One of the family's arrangements of a section, by the seed, among those that `fits` its content; `otherwise` where none does.
 * Every other section is no list beside its heading if it can be helped.
 */
export function chooseArrangement<Section extends ArrangedSection>(
  page: PageAtSection,
  section: Section,
  otherwise: Arrangements[Section],
  fits: (arrangement: Arrangements[Section]) => boolean = () => true,
): Arrangements[Section] {
  const all: readonly Arrangements[Section][] = page.look.kit.variants[section];
  const fitting = all.filter(fits);
  const apart = fitting.filter((arrangement) => isNoNeighbour(page, section, arrangement));
  const [first, ...rest] = apart.length > 0 ? apart : fitting;
  return first === undefined
    ? otherwise
    : page.random.fork(`arrangement ${section} ${page.index}`).pick([first, ...rest]);
}

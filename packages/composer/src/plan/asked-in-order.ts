import type { Brief, BriefSectionType } from '@sitewright/contracts';
import { blocksIn } from './beside.ts';
import { plain } from './words.ts';

/** Sections that running text can fill, whatever it tells. */
const open: ReadonlySet<BriefSectionType> = new Set([
  'custom',
  'about',
  'features',
  'process',
  'offer',
  'place',
  'hours',
]);

interface Entry {
  section?: number | undefined;
  from: readonly number[];
}

/** Something of the brief that stands in a section: the one it was given, else that of its kind. */
interface Standing extends Entry {
  types: readonly BriefSectionType[];
  /** It shows nothing by itself that could be moved. */
  isFixed?: true;
}

const ofPlace: readonly BriefSectionType[] = ['hours', 'place', 'contact'];

function standingIn(brief: Brief): Standing[] {
  const { offer, people, events, hours, questions, details, story, contacts } = brief;
  const of = (types: readonly BriefSectionType[]) => (entry: Entry) => ({ ...entry, types });
  return [
    ...offer.flatMap(({ items, section }) =>
      items.map(({ from, price }) => {
        const types: readonly BriefSectionType[] = price ? ['prices', 'offer'] : ['offer', 'features'];
        return { from, types, ...(section !== undefined && { section }) };
      }),
    ),
    ...people.map(of(['people'])),
    ...events.map(of(['events'])),
    ...hours.map(of(ofPlace)),
    ...contacts.map(({ kind, from }) => ({
      from,
      types: kind === 'address' ? ofPlace.slice(1) : ofPlace.slice(2),
      isFixed: true as const,
    })),
    ...questions.map(of(['questions'])),
    ...details.map(of([])),
    ...story.map(of(['about'])),
  ];
}

/** A paragraph with what stands in it. */
interface Paragraph {
  block: number;
  /** The sections that show something of it. */
  sections: Set<number>;
  /** Whether any of it has its place by its kind or by a head, or it begins with the name of its section. */
  isSettled: boolean;
}

interface Layout {
  /** The paragraphs that have something to show, in their order, without the one that the prompt opens with. */
  paragraphs: Paragraph[];
  /** The first paragraph that each section shows; nothing for what is empty. */
  shown: (number | undefined)[];
}

/** The section that is of one of the kinds, the fittest kind first. */
const sectionOfKind = ({ sections }: Brief, types: readonly BriefSectionType[]): number | undefined =>
  types.map((type) => sections.findIndex((one) => one.type === type)).find((at) => at >= 0);

/** The first of two paragraphs; what the prompt opens with is of no section's. */
const earlier = (known: number | undefined, block: number): number =>
  Math.min(known ?? Infinity, block || Infinity);

const shortestWord = 4;

/** Whether a statement says in full what a section is called: "For a service wash leave the bag before noon". */
function namesSection(
  [first = -1]: readonly number[],
  section: Brief['sections'][number] | undefined,
  { statements }: Brief,
): boolean {
  const said = ` ${plain(statements[first]?.text ?? '')} `;
  const words = plain(section?.title ?? '')
    .split(' ')
    .filter((word) => word.length >= shortestWord);
  return words.length > 0 && words.every((word) => said.includes(` ${word} `));
}

/** Whether an entry stands under a head, or begins its paragraph by the name of its section. */
const isPlaced = (
  from: readonly number[],
  section: Brief['sections'][number] | undefined,
  brief: Brief,
): boolean => brief.statements[from[0] ?? -1]?.key !== undefined || namesSection(from, section, brief);

const withOne = (known: ReadonlySet<number> | undefined, one: number | undefined): Set<number> =>
  new Set([...(known ?? []), ...(one === undefined ? [] : [one])]);

function layoutOf(brief: Brief): Layout {
  const blockOf = blocksIn(brief);
  const shown: (number | undefined)[] = brief.sections.map(() => undefined);
  const byBlock = new Map<number, Paragraph>();
  for (const entry of standingIn(brief)) {
    const block = blockOf(entry) ?? 0;
    const kind = sectionOfKind(brief, entry.types);
    const section = entry.section ?? kind;
    if (section !== undefined) shown[section] = earlier(shown[section], block);
    if (block === 0 || (entry.isFixed && !byBlock.has(block))) continue;
    const known = byBlock.get(block);
    const title = known ? undefined : brief.sections[section ?? -1];
    const isSettled = known?.isSettled || kind !== undefined || isPlaced(entry.from, title, brief);
    const sections = withOne(known?.sections, section);
    byBlock.set(block, { block, sections, isSettled });
  }
  const paragraphs = [...byBlock.values()].sort((one, other) => one.block - other.block);
  return { paragraphs, shown };
}

/** Sections in a row that nothing was said under. */
function emptyRuns({ sections, functions }: Brief, shown: Layout['shown']): number[][] {
  const acting = new Set(functions.map(({ section }) => section));
  const runs: number[][] = [[]];
  sections.forEach(({ type, title }, at) => {
    if (shown[at] !== undefined || acting.has(at)) runs.push([]);
    else if (open.has(type) && title !== undefined) runs.at(-1)?.push(at);
  });
  return runs.filter((run) => run.length > 0);
}

/** The paragraphs that a run of empty sections can have, between those that the sections around it show. */
function paragraphsFor(run: readonly number[], { paragraphs, shown }: Layout): Paragraph[] | undefined {
  const [first = 0, last = 0] = [run[0], run.at(-1)];
  const before = shown.slice(0, first).findLastIndex((block) => block !== undefined);
  const behind = shown.findIndex((block, at) => at > last && block !== undefined);
  const [from, until] = [shown[before] ?? 0, shown[behind] ?? Infinity];
  const between = paragraphs.filter(({ block }) => block > from && block < until);
  const isFree = ({ sections }: Paragraph) => sections.size === 0;
  // Its words brought it to a section that shows another paragraph already.
  const isLoose = ({ sections, isSettled, block }: Paragraph) =>
    !isSettled && [...sections].every((section) => (shown[section] ?? Infinity) < block);
  const apart = between.filter(({ sections }) => !sections.has(before) && !sections.has(behind));
  if (apart.length === run.length && apart.every(isFree)) return apart;
  return between.length === run.length && between.every(isLoose) ? between : undefined;
}

/**
 * Which section each paragraph belongs to that none was said of. Owners tell things in the order in which they list them: as many
 * paragraphs as there are empty sections between two that show something are those sections'. Steps are the one paragraph that is left.
 */
function paragraphsToSections(brief: Brief): Map<number, number> {
  const layout = layoutOf(brief);
  const runs = emptyRuns(brief, layout.shown);
  const found = new Map<number, number>();
  for (const run of runs) {
    const paragraphs = paragraphsFor(run, layout) ?? [];
    for (const [at, section] of run.entries()) {
      const paragraph = paragraphs[at];
      if (paragraph) found.set(paragraph.block, section);
    }
  }
  const filled = new Set(found.values());
  const [section, ...more] = runs.flat().filter((at) => !filled.has(at));
  const left = layout.paragraphs.filter(({ block, sections }) => sections.size === 0 && !found.has(block));
  const isLast = section !== undefined && brief.sections[section]?.type === 'process' && more.length === 0;
  const [only, ...others] = left;
  if (isLast && only && others.length === 0) found.set(only.block, section);
  return found;
}

/** A list that has the name of a section stands in it. */
const ofTitle = ({ title = '' }: Brief['offer'][number], { sections }: Brief): number | undefined => {
  const at = title === '' ? -1 : sections.findIndex((section) => plain(section.title ?? '') === plain(title));
  return at < 0 ? undefined : at;
};

/** A brief in which sections that were asked for by their names alone have the paragraphs that tell of them. */
export function withAskedInOrder(given: Brief): Brief {
  const offer = given.offer.map((group) => {
    const section = group.section ?? ofTitle(group, given);
    return section === undefined ? group : { ...group, section };
  });
  const brief = { ...given, offer };
  const blockOf = blocksIn(brief);
  const found = paragraphsToSections(brief);
  if (found.size === 0) return brief;
  const placed = <Of extends Entry>(entry: Of): Of => {
    const section = found.get(blockOf(entry) ?? -1) ?? entry.section;
    return section === undefined ? entry : { ...entry, section };
  };
  return {
    ...brief,
    offer: brief.offer.map((group) => {
      const [section, ...others] = new Set(group.items.map((item) => found.get(blockOf(item) ?? -1)));
      const isOne = others.length === 0 && section !== undefined;
      return isOne ? { ...group, section } : group;
    }),
    people: brief.people.map(placed),
    events: brief.events.map(placed),
    hours: brief.hours.map(placed),
    details: brief.details.map(placed),
    story: brief.story.map(placed),
  };
}

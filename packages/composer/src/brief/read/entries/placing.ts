import type { Brief, OfferGroup } from '@sitewright/contracts';
import { isLoose } from '../outline/on-pages.ts';
import type { Outline } from '../outline/read-outline.ts';
import type { EntryFields } from './entry-lists.ts';

interface Entry {
  from: number[];
  section?: number | undefined;
  use?: Quotation['use'];
}

type Quotation = Brief['quotations'][number];

/** A headline speaks for all of what it stands above, whatever its words are about. */
const fitsNowhere = ({ use }: Entry): boolean => use === 'headline';

type Place = <Of extends Entry>(entry: Of) => Of;

/**
 * Gives an entry the section that it was said under, else that of the page it fits. Under a head that is of no page and no kind it
 * goes where it fits, too.
 */
export const placing =
  ({ homes, fitting, sections }: Pick<Outline, 'homes' | 'fitting' | 'sections'>): Place =>
  (entry) => {
    const [first = -1] = entry.from;
    const own = entry.section ?? homes[first];
    const fit = entry.from.map((index) => fitting[index]).find((section) => section !== undefined);
    const head = own === undefined ? undefined : sections[own];
    const isOpen = !fitsNowhere(entry) && (head === undefined || (head.page === undefined && isLoose(head)));
    const section = isOpen ? (fit ?? own) : own;
    return section === undefined ? entry : { ...entry, section };
  };

/** A list goes where most of its entries fit; one without a head is parted by where they fit. */
function placedGroups(group: OfferGroup, place: Place, paragraphs: Outline['paragraphs']): OfferGroup[] {
  const bySection = Map.groupBy(
    group.items,
    ({ from }) => place<Entry>({ from, section: group.section }).section,
  );
  const isOne = group.title !== undefined || group.columns !== undefined || fitsOnce(bySection, paragraphs);
  const parts = isOne ? [largest(bySection, group.items)] : [...bySection];
  return parts.map(([section, items]) => ({ ...group, items, ...(section !== undefined && { section }) }));
}

type BySection = ReadonlyMap<number | undefined, OfferGroup['items']>;

/** What fits nowhere by itself stays with the others of its list, which is one paragraph. */
function fitsOnce(bySection: BySection, paragraphs: Outline['paragraphs']): boolean {
  const within = [...bySection.values()].flat().map(({ from: [first = 0] }) => paragraphs[first]);
  return bySection.size === 2 && bySection.has(undefined) && new Set(within).size === 1;
}

type Part = [number | undefined, OfferGroup['items']];

function largest(
  bySection: ReadonlyMap<number | undefined, OfferGroup['items']>,
  all: OfferGroup['items'],
): Part {
  const known = [...bySection].filter(([section]) => section !== undefined);
  const [best] = known.sort(([, one], [, other]) => other.length - one.length);
  return [best?.[0], all];
}

/** The entries of a brief, each with the section that it belongs to. */
export const placedEntries = (
  entries: EntryFields,
  place: Place,
  paragraphs: Outline['paragraphs'],
): EntryFields => ({
  ...entries,
  offer: entries.offer.flatMap((group: Brief['offer'][number]) => placedGroups(group, place, paragraphs)),
  people: entries.people.map(place),
  events: entries.events.map(place),
  quotations: entries.quotations.map(place),
  figures: entries.figures.map(place),
  questions: entries.questions.map(place),
  details: entries.details.map(place),
  story: entries.story.map(place),
});

import type { Arrangement, Brief, PageElement } from '@sitewright/contracts';
import type { Placed } from './navigation.ts';
import { oneLine } from './words.ts';

/** How a person has arranged a page, by its path in the first language. */
export const arrangementOf = ({ arrangement = [] }: Brief, page: string): Arrangement | undefined =>
  arrangement.find((one) => one.page === page);

/** The first page, which has the top of the site. */
export const homePath = 'index.html';

/** Whether a person has had something drawn on a page taken away. */
export const isWithout = (brief: Brief, page: string, element: PageElement): boolean =>
  arrangementOf(brief, page)?.without?.includes(element) ?? false;

/** Sections in the order that is wished; what it does not name stays behind what it stood behind. */
function ordered(placed: readonly Placed[], order: readonly string[]): Placed[] {
  const rankOf = new Map(order.map((id, rank) => [id, rank]));
  const isNamed = ({ section }: Placed): boolean => rankOf.has(section.id);
  const first = placed.findIndex(isNamed);
  if (first < 0) return [...placed];
  const followers = new Map<Placed, Placed[]>();
  let leader: Placed | undefined;
  for (const place of placed.slice(first)) {
    if (isNamed(place)) leader = place;
    if (leader) followers.set(leader, [...(followers.get(leader) ?? []), place]);
  }
  const groups = [...followers].toSorted(
    ([one], [other]) => (rankOf.get(one.section.id) ?? 0) - (rankOf.get(other.section.id) ?? 0),
  );
  return [...placed.slice(0, first), ...groups.flatMap(([, group]) => group)];
}

function titled(place: Placed, titles: Readonly<Record<string, string>>): Placed {
  const title = titles[place.section.id];
  return title ? { ...place, label: oneLine(title), section: { ...place.section, title } } : place;
}

/** Where it is, without the map and what leads to one. */
function withoutMap(place: Placed): Placed {
  if (place.section.type !== 'visit') return place;
  const { mapLink: _, ...section } = place.section;
  return { ...place, section: { ...section, hasNoMap: true } };
}

/** The sections of a page as a person has arranged them, and those that were taken away. */
export function arranged(
  placed: readonly Placed[],
  { order = [], hidden = [], titles = {}, without = [] }: Arrangement,
): { shown: Placed[]; hidden: Placed[] } {
  const isHidden = ({ section }: Placed): boolean => hidden.includes(section.id);
  return {
    shown: ordered(placed, order)
      .filter((place) => !isHidden(place))
      .map((place) => titled(place, titles))
      .map((place) => (without.includes('map') ? withoutMap(place) : place)),
    hidden: placed.filter(isHidden),
  };
}

import type { PageDraft } from './page-drafts.ts';
import type { Link, SectionPlan } from './site-plan.ts';
import { wayAction, waysOf } from './ways.ts';
import { oneLine } from './words.ts';
import type { Writing } from './writing.ts';

/** A section with where it stands. */
export interface Placed {
  path: string;
  section: SectionPlan;
  /** What it is called in navigation. */
  label: string;
}

const mostLinks = 6;
/** Parts nobody looks for by name, and those the main button leads to. */
const unlinked: ReadonlySet<SectionPlan['type']> = new Set([
  'call',
  'newsletter',
  'form',
  'figures',
  'names',
]);

export const hrefOf = ({ path, section }: Placed): string => `${path}#${section.id}`;

/** The pages, where there are several, else the sections one looks for. */
export function navigationOf(pages: readonly PageDraft[], placed: readonly Placed[]): Link[] {
  if (pages.length > 1) return pages.map(({ title = '', path }) => ({ label: title, href: path }));
  const links = placed
    .filter(({ section }) => !unlinked.has(section.type))
    .map((place) => ({ label: place.label, href: hrefOf(place) }));
  const labels = links.map(({ label }) => label);
  return links.filter(({ label }, index) => labels.indexOf(label) === index).slice(0, mostLinks);
}

/** What shows the way or what there is, where nobody can be reached. */
const shows: readonly SectionPlan['type'][] = ['newsletter', 'visit', 'items', 'events', 'call'];

const firstOf = (placed: readonly Placed[], types: readonly SectionPlan['type'][]): Placed | undefined =>
  types.map((type) => placed.find(({ section }) => section.type === type)).find((one) => one !== undefined);

/** Where things go into a basket, or a shop shows them, one looks before one writes. */
const isShop = (placed: readonly Placed[], { group }: Writing): boolean =>
  group === 'shop' || placed.some(({ section }) => section.type === 'items' && section.tools.basket);

const longestLabel = 32;

/** What a button to a section says: what a form is for, as the person calls it, else as its trade does. */
function labelTo({ section }: Placed, { texts, say, messages, avoided }: Writing): string {
  if (section.type === 'newsletter') return say(messages.newsletter.action);
  const title = oneLine(section.title);
  if (section.type !== 'form' || !avoided.mayWrite(say(texts.action))) return title;
  const isOwn = title !== oneLine(say(texts.form.title)) && title.length <= longestLabel;
  return isOwn ? title : say(texts.action);
}

/** The main button: to what is sold, to the form, to somebody who is called or written to, else to what there is; none where there is nothing. */
export function actionOf(placed: readonly Placed[], writing: Writing): Link | undefined {
  const to = (place: Placed): Link => ({ label: labelTo(place, writing), href: hrefOf(place) });
  const wanted =
    (isShop(placed, writing) && firstOf(placed, ['items'])) || firstOf(placed, ['form']) || undefined;
  if (wanted) return to(wanted);
  const [way] = waysOf(writing.brief);
  if (way) return wayAction(way, writing);
  const shown = firstOf(placed, shows) ?? placed[0];
  return shown && to(shown);
}

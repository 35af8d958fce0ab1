import type { PageDraft } from './page-drafts.ts';
import type { Link, SectionPlan } from './site-plan.ts';
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

/** What leads somewhere to act, the most direct first. */
const acts: readonly SectionPlan['type'][] = ['form', 'newsletter', 'visit', 'items', 'events', 'call'];
const sells: readonly SectionPlan['type'][] = ['items', ...acts];

/** Where things go into a basket, or a shop shows them, one looks before one writes. */
const isShop = (placed: readonly Placed[], { group }: Writing): boolean =>
  group === 'shop' || placed.some(({ section }) => section.type === 'items' && section.tools.basket);

/** Where the main button leads: a form, a way to reach somebody, else what is on offer. */
export function actionHref(placed: readonly Placed[], writing: Writing): string {
  for (const type of isShop(placed, writing) ? sells : acts) {
    const found = placed.find(({ section }) => section.type === type);
    if (found) return hrefOf(found);
  }
  const [first] = placed;
  return first ? hrefOf(first) : '#main';
}

/** What the main button says: the site type's words where it leads to a form, else the name of what it leads to. */
export function actionLabel(placed: readonly Placed[], writing: Writing): string {
  const { isSure, texts, say, messages, avoided } = writing;
  const href = actionHref(placed, writing);
  const target = placed.find((place) => hrefOf(place) === href)?.section;
  if (target?.type === 'newsletter') return say(messages.newsletter.action);
  const action = say(texts.action);
  if ((target?.type === 'form' || isSure) && avoided.mayWrite(action)) return action;
  return target ? oneLine(target.title) : say(messages.page.readOn);
}

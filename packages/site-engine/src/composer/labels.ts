import type { KindId } from './kinds/groups.ts';
import type { SectionId } from './reading/section-words.ts';
import type { Link, Site } from './site.ts';

export const labelOf = (site: Pick<Site, 'offerLabel' | 'words'>, section: SectionId): string =>
  section === 'offer' ? site.offerLabel : site.words.labels[section];

/** A text in plain letters for an address; empty when it has none. */
const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A name as one would type it, in its own script. */
export const handle = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The id of a section on its page: the asked-for word where it can be typed, so that links read well. */
export const anchorOf = (site: Pick<Site, 'offerLabel' | 'kind'>, section: SectionId): string => {
  if (section === 'offer') return slug(site.offerLabel) || site.kind.offer.id;
  if (section !== 'points') return section;
  return slug(site.offerLabel) === 'features' ? 'benefits' : 'features';
};

const maxLinks = 5;

/** Parts nobody looks for by name, and those the main button leads to. */
const unlinked: ReadonlySet<SectionId> = new Set(['action', 'contact', 'newsletter', 'numbers', 'partners']);

/** The main navigation: what the visitor came for first, the action left to its button. */
export function navigation(site: Site): Link[] {
  const links = [...new Set([...site.pages, ...site.sections])]
    .filter((section) => !unlinked.has(section))
    .map((section) => ({ label: labelOf(site, section), href: site.hrefOf(section) }));
  const labels = links.map(({ label }) => label);
  return links.filter(({ label }, index) => labels.indexOf(label) === index).slice(0, maxLinks);
}

const begins: readonly SectionId[] = ['start', 'process', 'offer'];

/** Kinds whose action is to look or to begin; that of all others is to write. */
const actsBy: Readonly<Partial<Record<KindId, readonly SectionId[]>>> = {
  cafe: ['offer'],
  shop: ['offer'],
  fashion: ['offer'],
  developertool: begins,
  documentation: begins,
  opensource: begins,
};

const firstOf = ({ sections, pages }: Site, wanted: readonly SectionId[]): SectionId | undefined =>
  wanted.find((section) => sections.includes(section) || pages.includes(section));

const lookedAt = (site: Site) => firstOf(site, actsBy[site.kind.id] ?? []);
const writtenTo = (site: Site) => firstOf(site, ['contact', 'newsletter', 'offer']);
const hrefTo = (site: Site, section: SectionId | undefined): string =>
  section ? site.hrefOf(section) : '#main';

/** Where the main button leads. */
export const actionHref = (site: Site): string => hrefTo(site, lookedAt(site) ?? writtenTo(site));

/** What the main button says: what was asked for, or the kind's action where there is something to act with. */
export const actionLabel = (site: Site): string => {
  if (site.action) return site.action;
  if (lookedAt(site)) return site.kind.action;
  const target = writtenTo(site);
  if (target === 'contact') return site.kind.id in actsBy ? site.words.labels.contact : site.kind.action;
  return target === 'newsletter' ? site.words.newsletter.action : site.words.page.readOn;
};

/** The button that closes a page: the same, or in the tone that was asked for a word to write. */
export const closingAction = (site: Site): Link =>
  site.call && writtenTo(site) === 'contact'
    ? { label: site.call.action, href: hrefTo(site, 'contact') }
    : { label: actionLabel(site), href: actionHref(site) };

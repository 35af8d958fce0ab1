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

/** Where the main button leads. */
export const actionHref = (site: Site): string => {
  const target = (['contact', 'newsletter', 'offer'] as const).find(
    (section) => site.sections.includes(section) || site.pages.includes(section),
  );
  return target ? site.hrefOf(target) : '#main';
};

const hasForm = ({ sections, pages }: Site): boolean =>
  sections.includes('contact') || pages.includes('contact');

/** What the main button says: the kind's action when there is a form to act with. */
export const actionLabel = (site: Site): string => {
  if (hasForm(site)) return site.kind.action;
  return site.sections.includes('newsletter') ? site.words.newsletter.action : site.words.page.readOn;
};

/** What the button says that closes a page: the same, in the tone that was asked for. */
export const closingLabel = (site: Site): string =>
  site.call && hasForm(site) ? site.call.action : actionLabel(site);

import { type SectionId, sectionIds } from '../../src/composer/reading/section-words.ts';
import { attribute, hasAttribute } from '../../src/gate/dom.ts';
import type { Page } from '../../src/gate/site.ts';
import type { WrittenSite } from '../sites/made-site.ts';
import { type Check, each } from './check.ts';

/** Ids of sections that are called otherwise: the features of a product are what it offers. */
const otherIds: Partial<Record<SectionId, readonly string[]>> = {
  offer: ['features'],
  points: ['features', 'benefits'],
};
const namedIds = new Set<string>([...sectionIds, 'benefits']);

/** Markup by which a section shows although nothing is named after it. */
const giveaways: Partial<Record<SectionId, (page: Page) => boolean>> = {
  testimonials: ({ elements }) => elements.some(({ tagName }) => tagName === 'blockquote'),
  contact: ({ elements }) => elements.some((element) => attribute(element, 'id') === 'contact-form'),
};

const idsOf = ({ elements }: Page): string[] =>
  elements
    .filter((element) => element.tagName === 'section' && hasAttribute(element, 'id'))
    .map((element) => attribute(element, 'id') ?? '');

const ownPages = ({ pages }: WrittenSite): string[] =>
  pages.map(({ path }) => path.replace(/\.html$/, '')).filter((name) => name !== 'index' && name !== '404');

/** What a site is about has the person's own word for it as its id, which no other section has. */
function has(site: WrittenSite, section: SectionId): boolean {
  const ids = [...site.pages.flatMap(idsOf), ...ownPages(site)];
  const wanted = [section, ...(otherIds[section] ?? [])];
  return ids.some((id) => wanted.includes(id) || (section === 'offer' && !namedIds.has(id)));
}

export const askedSections: Check<WrittenSite> = {
  name: 'Asked-for sections present',
  goal: 0.98,
  judge: (site) =>
    each(site.prompt.wants ?? [], (section) => !has(site, section) && `“${section}” is missing`),
};

export const refusedSections: Check<WrittenSite> = {
  name: 'Refused sections absent',
  goal: 1,
  judge: (site) =>
    each(
      site.prompt.refuses ?? [],
      (section) =>
        (has(site, section) || site.pages.some((page) => giveaways[section]?.(page))) &&
        `“${section}” is there`,
    ),
};

export const askedPages: Check<WrittenSite> = {
  name: 'Asked-for pages present',
  goal: 1,
  judge: (site) =>
    each(site.prompt.pages ?? [], (page) => !ownPages(site).includes(page) && `no page for “${page}”`),
};

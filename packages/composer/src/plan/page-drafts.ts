import type { Brief, BriefSectionType } from '@sitewright/contracts';
import { createNames, slug } from './slugs.ts';
import { capitalise } from './words.ts';

/** A page before it is written. */
export interface PageDraft {
  /** As the person calls it; without named pages there is one, without a title. */
  title?: string;
  path: string;
  from: readonly number[];
  /** The section that the page is about, where its title says so. */
  role?: BriefSectionType;
  /** All sections that its title names. */
  roles?: readonly BriefSectionType[];
}

export type RolesOf = (title: string) => readonly BriefSectionType[];

/** The pages that are named, in their order, the first at `index.html`; one page where none is. */
export function draftPages({ pages }: Brief, rolesOf: RolesOf): PageDraft[] {
  const nameOf = createNames();
  nameOf('index');
  if (pages.length === 0) return [{ path: 'index.html', from: [] }];
  return pages.map(({ title, from }, index) => {
    const roles = index === 0 ? [] : rolesOf(title);
    const [role] = roles;
    const name = index === 0 ? 'index' : nameOf(slug(title) || role || `page-${index + 1}`);
    return { title: capitalise(title.trim()), path: `${name}.html`, from, roles, ...(role && { role }) };
  });
}

/** What a page about something also holds. */
const related: Readonly<Partial<Record<BriefSectionType, readonly BriefSectionType[]>>> = {
  contact: ['place', 'hours', 'booking'],
  place: ['hours', 'contact'],
  hours: ['place', 'events'],
  about: ['people', 'process', 'figures'],
  people: ['about'],
  offer: ['prices', 'features', 'gallery', 'posts'],
  prices: ['offer', 'comparison'],
  events: ['offer'],
  booking: ['contact', 'prices'],
  posts: ['offer'],
};

/** The page for a kind of section: the one that is about it, else one that goes with it, else the first. */
export function pageFor(pages: readonly PageDraft[], type: string): number {
  const own = pages.findIndex(({ role }) => role === type);
  if (own >= 0) return own;
  const also = pages.findIndex(({ roles }) => roles?.some((role) => role === type));
  if (also >= 0) return also;
  const near = pages.findIndex(({ role }) => role && related[role]?.some((other) => other === type));
  return Math.max(0, near);
}

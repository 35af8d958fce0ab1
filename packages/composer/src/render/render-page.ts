import type { HeroPlan } from '../plan/site-plan.ts';
import { writeDocument } from './document.ts';
import type { Family } from './families/family.ts';
import { fragment, type Html, h } from './h.ts';
import type { Ground } from './palette/palette.ts';
import { renderSection } from './registry.ts';
import type { PageAtSection, PageToRender, PageWithHero, Part } from './site.ts';

/** The page as it looks to one of its sections: headings change sides and breadth along it. */
function atSection(page: PageToRender, index: number, ground: Ground): PageAtSection {
  const { headings } = page.look;
  const look = { ...page.look, ...headings[index % headings.length] };
  return { ...page, look, ground, index };
}

/** What stands for the owner's own says so to whoever reads the file. */
const marked = (part: Part): Part =>
  part.isExample ? { ...part, body: h('div', { 'data-example': true }, part.body) } : part;

/** Each section on the next ground of the family's row. */
function sections(page: PageToRender, family: Family): Html[] {
  const { grounds } = page.look;
  const groundAt = (place: number): Ground => grounds[place % grounds.length] ?? 'paper';
  const all = page.page.sections;
  return all.map((section, index) => {
    const here = atSection(page, index, groundAt(index));
    const next = index === all.length - 1 ? 'paper' : groundAt(index + 1);
    return family.frame(here, marked(renderSection(here, section)), { index, ground: groundAt(index), next });
  });
}

const withHero = (page: PageToRender, hero: HeroPlan): PageWithHero => ({
  ...page,
  page: { ...page.page, hero },
});

/** The top of a page: its hero, or its heading. */
function top(page: PageToRender, family: Family): Html {
  const { hero, heading, title } = page.page;
  return hero ? family.hero(withHero(page, hero)) : family.pageHead(page, heading ?? title);
}

/** One whole page of the site. */
export const renderPage = (page: PageToRender, family: Family): string =>
  writeDocument(page, {
    header: family.header(page),
    main: fragment(top(page, family), sections(page, family)),
    footer: family.footer(page),
  });

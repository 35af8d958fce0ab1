import type { HeroPlan, SectionPlan } from '../plan/site-plan.ts';
import { closing } from './closing.ts';
import { writeDocument } from './document.ts';
import type { Family } from './families/family.ts';
import { fragment, type Html, h } from './h.ts';
import { inRows, narrowed, sideBySideParts } from './pairs.ts';
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

const spoken = (text: string) => text.replaceAll(/[\s|.]/gu, '').toLowerCase();

/** A part whose title the page has just said does not say it again. */
const saidOnce = ({ page }: PageToRender, part: Part, index: number): Part =>
  index === 0 && !page.hero && spoken(part.title) === spoken(page.heading ?? page.title)
    ? { ...part, heading: 'hidden', set: 'below' }
    : part;

/** One section, or two that share a band. */
function partOf(here: PageAtSection, row: readonly SectionPlan[]): Part | undefined {
  const [first, second] = row;
  if (!first) return undefined;
  if (!second) return saidOnce(here, marked(renderSection(here, first)), here.index);
  const narrow = { ...here, look: narrowed(here.look) };
  return sideBySideParts(here.look, [
    marked(renderSection(narrow, first)),
    marked(renderSection({ ...narrow, index: here.index + 1 }, second)),
  ]);
}

/** Each row of sections on the next ground of the family's row. */
function sections(page: PageToRender, family: Family): Html[] {
  const { grounds } = page.look;
  const groundAt = (place: number): Ground => grounds[place % grounds.length] ?? 'paper';
  const rows = inRows(page.page.sections);
  return rows.flatMap((row, place) => {
    const ground = groundAt(place);
    const index = rows.slice(0, place).flat().length;
    const part = partOf(atSection(page, index, ground), row);
    const next = place === rows.length - 1 ? 'paper' : groundAt(place + 1);
    return part ? [family.frame(atSection(page, index, ground), part, { index: place, ground, next })] : [];
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
    main: fragment(top(page, family), sections(page, family), closing(page)),
    footer: family.footer(page),
  });

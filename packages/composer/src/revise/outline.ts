import type { Arrangement, Brief } from '@sitewright/contracts';
import { homeTitle } from '../brief/read/outline/home-title.ts';
import { type Answer, type Change, quoted } from './change.ts';
import { pagesOf, type SectionPart, type SiteParts } from './site-parts.ts';
import { phrase } from './tokens.ts';

const blank = (page: string): Arrangement => ({ page });

/** The arrangements with that of one page changed. */
export function arranging(
  { arrangement = [] }: Brief,
  page: string,
  change: (one: Arrangement) => Arrangement,
): Arrangement[] {
  const own = arrangement.find((one) => one.page === page) ?? blank(page);
  return [...arrangement.filter((one) => one.page !== page), change(own)];
}

/** Takes a section off its page; what it says is kept, so that it can be brought back. */
export function hideSection({ path, id, title, type, isHidden }: SectionPart, { brief }: SiteParts): Answer {
  if (isHidden) return { why: `${quoted(title)} is not on the pages.` };
  const hidden = (one: Arrangement): Arrangement => ({ ...one, hidden: [...(one.hidden ?? []), id] });
  return {
    changes: { arrangement: arranging(brief, path, hidden) },
    done: `Removed the ${type === 'form' ? 'form' : 'section'} ${quoted(title)}. What it says is kept: ask for it again to bring it back.`,
  };
}

export function showSection({ path, id, title, isHidden }: SectionPart, { brief }: SiteParts): Answer {
  if (!isHidden) return { why: `${quoted(title)} is on the page already.` };
  const shown = ({ isHidden: _, ...one }: Arrangement): Arrangement => ({
    ...one,
    hidden: (one.hidden ?? []).filter((hidden) => hidden !== id),
  });
  return {
    changes: { arrangement: arranging(brief, path, shown) },
    done: `${quoted(title)} is on the page again.`,
  };
}

export function retitleSection(
  { path, id, title }: SectionPart,
  value: string,
  { brief }: SiteParts,
): Change {
  const retitled = (one: Arrangement): Arrangement => ({ ...one, titles: { ...one.titles, [id]: value } });
  return {
    changes: { arrangement: arranging(brief, path, retitled) },
    done: `The section ${quoted(title)} is called ${quoted(value)} now.`,
  };
}

/** Where a section is to go. */
export type Move =
  | { to: 'first' | 'last' | 'up' | 'down'; other?: undefined }
  | { to: 'before' | 'after' | 'swap'; other: SectionPart };

function placed(ids: readonly string[], id: string, move: Move): string[] {
  if (move.other) return placedBeside(ids, id, move);
  const at = ids.indexOf(id);
  const rest = ids.filter((one) => one !== id);
  if (move.to === 'first') return [id, ...rest];
  if (move.to === 'last') return [...rest, id];
  if (move.to === 'up') return rest.toSpliced(Math.max(0, at - 1), 0, id);
  return rest.toSpliced(at + 1, 0, id);
}

function placedBeside(
  ids: readonly string[],
  id: string,
  { to, other }: Extract<Move, { other: SectionPart }>,
): string[] {
  if (to === 'swap') return ids.map((one) => (one === id ? other.id : one === other.id ? id : one));
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(rest.indexOf(other.id) + (to === 'after' ? 1 : 0), 0, id);
}

const wayOf = (move: Move): string => {
  if (move.other)
    return {
      before: `above ${quoted(move.other.title)}`,
      after: `below ${quoted(move.other.title)}`,
      swap: `to where ${quoted(move.other.title)} was, and that to its place`,
    }[move.to];
  return {
    first: 'to the top of its page',
    last: 'to the bottom of its page',
    up: 'one place up',
    down: 'one place down',
  }[move.to];
};

/** Moves a section on its page. */
export function moveSection(section: SectionPart, move: Move, { brief, sections }: SiteParts): Answer {
  const { path, id, title } = section;
  if (move.other && move.other.path !== path)
    return {
      why: `${quoted(title)} and ${quoted(move.other.title)} stand on different pages. Sections are moved on their own page.`,
    };
  const ids = sections.filter((one) => one.path === path && !one.isHidden).map((one) => one.id);
  const order = placed(ids, id, move);
  if (order.join('\n') === ids.join('\n')) return { why: `${quoted(title)} stands there already.` };
  return {
    changes: { arrangement: arranging(brief, path, (one) => ({ ...one, order })) },
    done: `Moved ${quoted(title)} ${wayOf(move)}.`,
  };
}

/** Arrangements follow their pages when those get other paths. */
function followed(
  brief: Brief,
  pages: Brief['pages'],
  from: (index: number) => number,
): { pages: Brief['pages']; arrangement?: Arrangement[] } {
  const before = pagesOf(brief);
  const after = pagesOf({ ...brief, pages });
  if (!brief.arrangement) return { pages };
  const pathOf = new Map(after.map(({ path }, index) => [before[from(index)]?.path, path]));
  return {
    pages,
    arrangement: brief.arrangement.flatMap((one) => {
      const page = pathOf.get(one.page);
      return page ? [{ ...one, page }] : [];
    }),
  };
}

export function renamePage(index: number, value: string, { brief }: SiteParts): Answer {
  const page = brief.pages[index];
  if (!page) return { why: 'The site has one page, which has no name of its own.' };
  const pages = brief.pages.with(index, { ...page, title: value });
  return {
    changes: followed(brief, pages, (at) => at),
    done: `The page ${quoted(page.title)} is called ${quoted(value)} now.`,
  };
}

export function hidePage(index: number, { brief, pages }: SiteParts): Answer {
  const page = pages[index];
  if (!page?.title || index === 0) return { why: 'The first page cannot be removed: a site begins with it.' };
  return {
    changes: { arrangement: arranging(brief, page.path, (one) => ({ ...one, isHidden: true })) },
    done: `Removed the page ${quoted(page.title)} with all that stands on it. Ask for it again to bring it back.`,
  };
}

export function addPage(title: string, { brief, pages }: SiteParts): Answer {
  const same = pages.find((page) => phrase(page.title ?? '') === phrase(title));
  if (same) return pageAgain(same, brief);
  const [language = 'en'] = brief.languages.value;
  const own =
    brief.pages.length > 0 ? brief.pages : [{ title: homeTitle(language.split('-')[0] ?? 'en'), from: [] }];
  return { changes: { pages: [...own, { title, from: [] }] }, done: `Added the page ${quoted(title)}.` };
}

function pageAgain({ path, title = '' }: { path: string; title?: string }, brief: Brief): Answer {
  if (!brief.arrangement?.some((one) => one.page === path && one.isHidden))
    return { why: `There is a page ${quoted(title)} already.` };
  const shown = ({ isHidden: _, ...one }: Arrangement): Arrangement => one;
  return {
    changes: { arrangement: arranging(brief, path, shown) },
    done: `The page ${quoted(title)} is there again.`,
  };
}

/** Moves a page in the navigation; the first page stays the first. */
export function movePage(
  index: number,
  to: 'before' | 'after' | 'first' | 'last' | 'up' | 'down',
  other: number | undefined,
  { brief }: SiteParts,
): Answer {
  const { pages } = brief;
  if (index === 0 || pages.length < 3) return { why: 'The first page stays the first.' };
  const order = pages.map((_, at) => at).filter((at) => at !== index);
  const near = other === undefined ? -1 : order.indexOf(other);
  const place = {
    before: near,
    after: near + 1,
    first: 1,
    last: order.length,
    up: index - 1,
    down: index + 1,
  }[to];
  const next = order.toSpliced(Math.min(order.length, Math.max(1, place)), 0, index);
  const moved = next.flatMap((at) => pages[at] ?? []);
  return {
    changes: followed(brief, moved, (at) => next[at] ?? at),
    done: `Moved the page ${quoted(pages[index]?.title ?? '')}.`,
  };
}

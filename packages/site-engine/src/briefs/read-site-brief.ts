import { readBrief } from '@sitewright/composer';
import type { Brief, Outcome, Spot, Statement, StatementClass } from '@sitewright/contracts';
import { isPage } from '../files/site-files.ts';
import { descendants, isElement, type Node } from '../gate/dom.ts';
import { parsePage } from '../gate/site.ts';
import { createPageWords, type PageWords } from './page-words.ts';

/** A site as it is stored: what was asked for, and its pages. */
export interface StoredSite {
  prompt: string;
  pages: { path: string; content: string }[];
}

/** Classes whose words belong on the pages. */
const stated: ReadonlySet<StatementClass> = new Set([
  'fact',
  'item',
  'person',
  'event',
  'quotation',
  'story',
]);

/** Classes whose words may stand there, and are missed by nobody. */
const mayStand: ReadonlySet<StatementClass> = new Set(['identity', 'not_understood']);

const missing = 'Its words were not found on the pages.';

function outcomeOf({ class: read, text }: Statement, pages: readonly PageWords[]): Outcome | undefined {
  if (!stated.has(read) && !mayStand.has(read)) return undefined;
  const spots = pages.filter((page) => page.states(text)).map(({ path }): Spot => ({ path }));
  if (spots.length > 0) return { became: 'on_page', spots };
  return stated.has(read) ? { became: 'left_out', why: missing } : undefined;
}

const unreadTags = new Set(['noscript', 'script', 'style', 'template', 'title']);

/** All that stands on a page; cells and items that follow one another are words of their own. */
function wordsIn(page: Node): string {
  const texts: string[] = [];
  for (const node of descendants(page)) {
    if (!('value' in node)) continue;
    const parent = node.parentNode;
    if (!parent || !isElement(parent) || !unreadTags.has(parent.tagName)) texts.push(node.value);
  }
  return texts.join(' ');
}

/**
 * The brief of a site that was made without one, with what its pages have of it. Whether a wish was heard cannot be told by
 * words: it has no outcome.
 */
export async function readSiteBrief({ prompt, pages }: StoredSite): Promise<Brief> {
  const brief = readBrief(prompt);
  const words = pages
    .filter(({ path }) => isPage(path))
    .map(({ path, content }) => createPageWords(path, wordsIn(parsePage(path, content))));
  const statements = brief.statements.map((statement): Statement => {
    const outcome = outcomeOf(statement, words);
    return { ...statement, ...(outcome && { outcome }) };
  });
  return { ...brief, statements };
}

import { localeFor, localeOf, toolPages } from '@sitewright/composer-content';
import type { Classified } from '../../classify/classified.ts';
import { owning } from '../../cut/prose/function-words.ts';
import { asksToTell } from '../facts/telling.ts';
import { nounsOf } from '../identity/kind/nouns.ts';
import type { SectionWords } from './section-words.ts';

const longestNoun = 3;
const longest = 120;
const mostBefore = 2;

/** Where a noun for a kind of site ends among some words. */
function nounEnd(words: readonly string[], isKind: (name: string) => boolean): number {
  for (let start = 0; start < words.length; start += 1)
    for (let length = Math.min(longestNoun, words.length - start); length > 0; length -= 1)
      if (isKind(words.slice(start, start + length).join(' '))) return start + length;
  return 0;
}

const sure = 0.6;
const open: ReadonlySet<Classified['class']> = new Set(['page_or_section_wish', 'not_understood']);
/** What these say is less sure than what a site is called by. */
const doubtful: ReadonlySet<Classified['class']> = new Set(['item', 'identity', 'meta', 'context']);

const isOpen = ({ class: name, sureness, key }: Classified): boolean =>
  key === undefined && (open.has(name) || (doubtful.has(name) && sureness < sure));

const asIdentity = (statement: Classified): Classified => ({
  ...statement,
  class: 'identity',
  also: [],
  sureness: Math.max(sure, statement.sureness),
});

/**
 * What a prompt begins with says what the site is, where it calls it by its kind and tells more of it, however much that sounds like a
 * part of one: "Portfolio for a UX designer", "A blog about tea". A bare "Portfolio" in a row of sections stays one.
 */
export function settleOpening(
  statements: readonly Classified[],
  { pages }: SectionWords,
  language: string,
): Classified[] {
  const first = statements.findIndex(({ kind }) => kind !== 'markup');
  return statements.map((statement, index) => {
    if (index !== first || !isOpen(statement) || statement.text.length > longest) return statement;
    const words = statement.text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
    // "Our farm shop sells eggs" tells what it does, "tell how we won the shop" asks to tell it.
    if (owning.has(words[0] ?? '') || asksToTell(statement.text)) return statement;
    const { sites } = toolPages();
    const nouns = nounsOf({ locales: [localeOf(localeFor(language) ?? 'en'), localeOf('en')] });
    // "No prices on the site" speaks of it, and does not open with what it is.
    const opening = new Set(words.slice(0, mostBefore));
    const end = nounEnd(words, (name) => nouns.has(name) || (sites.includes(name) && opening.has(name)));
    const isPart = words.some((word, at) => pages.has(word) && at !== end - 1 && !sites.includes(word));
    return end > 0 && words.length > 1 && !isPart ? asIdentity(statement) : statement;
  });
}

import { having, indefinite } from '../../cut/prose/function-words.ts';
import { isHomeName, isPagesWord } from '../../read/outline/page-words.ts';
import { listedFrom, namedBeside, topicsFrom } from './page-lists.ts';
import {
  doneAt,
  doneFrom,
  isOnePage,
  ownerOf,
  type PageTitle,
  quotedFrom,
  seenFrom,
  titledBefore,
  topicFrom,
} from './page-titles.ts';
import {
  behindPronoun,
  isAnother,
  isJoin,
  isLeading,
  isPronoun,
  phraseAt,
  type Token,
  tokensIn,
  words,
} from './page-tokens.ts';

/** A page that running text asks for: "a page on the boats". */
export interface PagePhrase extends PageTitle {
  /** It is told by what is done there, "a page where people can book"; its title may be empty then. */
  isDone?: true;
  /** It says itself that there are others: "a separate page". */
  isAnother?: true;
}

/** Where the words for a page begin: its article, and what says which one it is. */
function leadOf(tokens: readonly Token[], at: number): number {
  let start = at;
  const isOfPage = (one: Token | undefined) =>
    one !== undefined && (isLeading(one) || indefinite.has(one.word) || words().whole.has(one.word));
  while (isOfPage(tokens[start - 1])) start -= 1;
  return start;
}

/** "an extra page in Welsh for parents": the token behind the language. */
const behindLanguage = (tokens: readonly Token[], at: number): number =>
  words().inLanguage.has(tokens[at]?.word ?? '') && /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '') ? at + 2 : at;

/** "a page where people can book": it is told by what is done there. */
function donePage(
  text: string,
  tokens: readonly Token[],
  at: number,
  known: Pick<PagePhrase, 'start' | 'isAnother'>,
): PagePhrase | undefined {
  const doing = doneFrom(tokens, at + 1);
  if (doing === 0) return undefined;
  const done = at + 1 + doing + (tokens[at + 1]?.text === ',' ? 1 : 0);
  const seen = seenFrom(text, tokens, done);
  if (seen) return { ...known, ...seen };
  return { ...known, end: tokens[at]?.end ?? 0, title: doneAt(text, tokens, done), isDone: true };
}

function phraseOf(text: string, tokens: readonly Token[], at: number): PagePhrase | undefined {
  const lead = leadOf(tokens, at);
  const [first, noun] = [tokens[lead], tokens[at]];
  if (!first || !noun) return undefined;
  const isOther = tokens.slice(lead, at + 1).some(isAnother);
  const known = { start: first.start, ...(isOther && { isAnother: true as const }) };
  // "Página aparte para los voluntarios"
  const behind = behindPronoun(tokens, at);
  const from = isOther ? behindLanguage(tokens, behind) : behind;
  const connecting = phraseAt(tokens, from, words().about);
  const before = titledBefore(text, tokens, at);
  // "a contact page with a form" is called by what stands before it.
  if (before && having.has(tokens[from]?.word ?? '')) return { ...before, end: noun.end };
  const told =
    quotedFrom(text, tokens, from + connecting) ??
    (connecting > 0 ? topicFrom(text, tokens, from + connecting) : undefined);
  if (told) return { ...known, ...(behind > at + 1 && { isAnother: true as const }), ...told };
  const owned = isOther ? ownerOf(text, tokens, lead) : undefined;
  if (owned) return { ...known, ...owned, end: noun.end };
  if (before) return { ...before, end: noun.end };
  return donePage(text, tokens, at, known);
}

const beginsPart = /^[,:–—-]$/u;

/** "a page with our events, one about selling us books", "two pages: one for …": it stands for a page. */
function isFurther(tokens: readonly Token[], at: number): boolean {
  if (!isPronoun(tokens[at])) return false;
  const before = isAnother(tokens[at - 1]) ? tokens[at - 2] : tokens[at - 1];
  const begins = before !== undefined && (beginsPart.test(before.text) || isJoin(before));
  const behind = behindPronoun(tokens, at);
  return begins && (phraseAt(tokens, behind, words().about) > 0 || doneFrom(tokens, behind) > 0);
}

/** Where "page" is the site itself: "a landing page for my studio". */
const isOfSite = (tokens: readonly Token[], at: number): boolean =>
  ['landing', 'web', 'home', 'sales'].includes(tokens[at - 1]?.word ?? '');

/** The pages of a row behind the word for several: named, told by what they are about, or both. */
function rowAt(text: string, tokens: readonly Token[], at: number): PagePhrase[] {
  const lead = tokens[leadOf(tokens, at)]?.start ?? 0;
  const rows = [
    listedFrom(text, tokens, at, lead),
    topicsFrom(text, tokens, at, lead),
    namedBeside(text, tokens, at),
  ];
  const found = rows.find((row) => row.length > 0) ?? [];
  return found.filter(({ title }) => !isHomeName(title));
}

/** The pages that a text asks for, in their order. */
export function pagePhrasesIn(text: string): PagePhrase[] {
  const tokens = tokensIn(text);
  const phrases: PagePhrase[] = [];
  let isOfPages = false;
  for (const at of tokens.keys()) {
    if (isPagesWord(tokens[at]?.word ?? '')) {
      isOfPages = true;
      phrases.push(...rowAt(text, tokens, at));
      continue;
    }
    const isNamed = isOnePage(tokens[at]) && !isOfSite(tokens, at);
    if (!isNamed && !((isOfPages || phrases.length > 0) && isFurther(tokens, at))) continue;
    const phrase = phraseOf(text, tokens, at);
    const isApart = phrase && phrases.every(({ start, end }) => phrase.start >= end || phrase.end <= start);
    if (isApart && !isHomeName(phrase.title)) phrases.push(phrase);
  }
  return phrases.toSorted((one, other) => one.start - other.start);
}

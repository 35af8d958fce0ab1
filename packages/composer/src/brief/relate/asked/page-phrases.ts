import { pageWords } from '@sitewright/composer-content';
import {
  determiners,
  having,
  indefinite,
  joining,
  objects,
  owning,
  pronouns,
  subjects,
} from '../../cut/prose/function-words.ts';
import { isHomeName, isPagesWord, isPageWord } from '../../read/outline/page-words.ts';

/** A page that running text asks for, by offsets in that text: "a page on the boats". */
export interface PagePhrase {
  start: number;
  end: number;
  title: string;
  /** It is told by what is done there, "a page where people can book"; its title may be empty then. */
  isDone?: true;
  /** It says itself that there are others: "a separate page". */
  isAnother?: true;
}

interface Token {
  text: string;
  /** In small letters. */
  word: string;
  start: number;
  end: number;
}

const all = (lists: Readonly<Record<string, string[]>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flat());

interface Words {
  about: ReadonlySet<string>;
  where: ReadonlySet<string>;
  until: ReadonlySet<string>;
  whole: ReadonlySet<string>;
  doing: ReadonlySet<string>;
  able: ReadonlySet<string>;
  another: ReadonlySet<string>;
}

let made: Words | undefined;

function words(): Words {
  const { about, where, until, whole, doing, able, another } = pageWords();
  made ??= {
    about: all(about),
    where: all(where),
    until: all(until),
    whole: all(whole),
    doing: all(doing),
    able: new Set(able),
    another: new Set(another),
  };
  return made;
}

const token = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’&-]{0,40}|&|[^\s]/gu;

const tokensIn = (text: string): Token[] =>
  Array.from(text.matchAll(token), ({ 0: found, index }) => ({
    text: found,
    word: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));

const noToken: Token = { text: '', word: '', start: 0, end: 0 };

const isWord = ({ text }: Token): boolean => /^[\p{L}\p{N}&]/u.test(text);
const isOnePage = (one: Token | undefined): boolean =>
  one !== undefined && isPageWord(one.word) && !isPagesWord(one.word);

const mostConnecting = 3;
const mostAbout = 6;

/** How many tokens from one on are one of some phrases, the longest first. */
function phraseAt(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  for (let count = mostConnecting; count > 0; count -= 1) {
    const said = tokens
      .slice(at, at + count)
      .map(({ word }) => word)
      .join(' ');
    if (phrases.has(said)) return count;
  }
  return 0;
}

/** Whether "and" begins something else: another page, a thing of its own, a clause. */
function beginsOther(tokens: readonly Token[], at: number): boolean {
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  if (!next) return true;
  const isOwn = indefinite.has(next.word) || next.word === 'one' || words().another.has(next.word);
  return isOwn || subjects.has(next.word) || having.has(next.word) || isOnePage(next) || isOnePage(second);
}

function endsTopic(tokens: readonly Token[], at: number, from: number): boolean {
  const one = tokens[at];
  if (!one || !isWord(one)) return true;
  if (at === from) return false;
  if (joining.has(one.word)) return beginsOther(tokens, at);
  return having.has(one.word) || words().until.has(one.word);
}

const isLeading = ({ word }: Token): boolean => determiners.has(word) || owning.has(word);

/** What a page is about, from a token on, without the articles before it. */
function topicFrom(
  text: string,
  tokens: readonly Token[],
  from: number,
): Omit<PagePhrase, 'start'> | undefined {
  let end = from;
  while (!endsTopic(tokens, end, from)) end += 1;
  let start = from;
  while (start < end - 1 && isLeading(tokens[start] as Token)) start += 1;
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (!first || !last || end === start || end - start > mostAbout || isLeading(first)) return undefined;
  return { end: last.end, title: text.slice(first.start, last.end) };
}

const opening = /^["“„«「]$/u;
const closing = /^["”“»」]$/u;
const longestTitle = 40;

function quotedFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
): Omit<PagePhrase, 'start'> | undefined {
  const open = tokens[at];
  if (!open || !opening.test(open.text)) return undefined;
  const close = tokens.slice(at + 1, at + 8).find((one) => closing.test(one.text));
  const title = close && text.slice(open.end, close.start).trim();
  return title && title.length <= longestTitle ? { end: close.end, title } : undefined;
}

/** Where the words for a page begin: its article, and what says which one it is. */
function leadOf(tokens: readonly Token[], at: number): number {
  let start = at;
  const isOfPage = (one: Token | undefined) =>
    one !== undefined && (isLeading(one) || indefinite.has(one.word) || words().whole.has(one.word));
  while (isOfPage(tokens[start - 1])) start -= 1;
  return start;
}

/** "a jobs page": what stands between an article and the word for a page. */
function titledBefore(
  text: string,
  tokens: readonly Token[],
  at: number,
): Omit<PagePhrase, 'end'> | undefined {
  const { whole } = words();
  for (let first = at - 1; first > at - 4; first -= 1) {
    const [article, begin, last] = [tokens[first - 1], tokens[first], tokens[at - 1]];
    if (!article || !begin || !last || !isWord(begin) || whole.has(begin.word) || isLeading(begin))
      return undefined;
    if (indefinite.has(article.word) || whole.has(article.word))
      return { start: article.start, title: text.slice(begin.start, last.end) };
  }
  return undefined;
}

/** "a page where …": it is told by what is done there; a comma may stand before it. */
function doneFrom(tokens: readonly Token[], at: number): number {
  const from = tokens[at]?.text === ',' ? at + 1 : at;
  return phraseAt(tokens, from, words().where);
}

function phraseOf(text: string, tokens: readonly Token[], at: number): PagePhrase | undefined {
  const lead = leadOf(tokens, at);
  const [first, noun] = [tokens[lead], tokens[at]];
  if (!first || !noun) return undefined;
  const isAnother = tokens.slice(lead, at).some(({ word }) => words().another.has(word));
  const known = { start: first.start, ...(isAnother && { isAnother: true as const }) };
  const connecting = phraseAt(tokens, at + 1, words().about);
  const told =
    quotedFrom(text, tokens, at + 1 + connecting) ??
    (connecting > 0 ? topicFrom(text, tokens, at + 1 + connecting) : undefined);
  if (told) return { ...known, ...told };
  const before = titledBefore(text, tokens, at);
  if (before) return { ...before, end: noun.end };
  const doing = doneFrom(tokens, at + 1);
  if (doing === 0) return undefined;
  const from = at + 1 + doing + (tokens[at + 1]?.text === ',' ? 1 : 0);
  return { ...known, end: noun.end, title: doneAt(text, tokens, from), isDone: true };
}

const mostDone = 4;

/** What is done on a page, in few words: "Book a course"; nothing where that takes more. */
function doneAt(text: string, tokens: readonly Token[], at: number): string {
  const { doing, able, until } = words();
  const start = at + phraseAt(tokens, at, doing);
  let end = start;
  while (end - start <= mostDone && isWord(tokens[end] ?? noToken) && !until.has(tokens[end]?.word ?? ''))
    end += 1;
  while (able.has(tokens[end - 1]?.word ?? '')) end -= 1;
  const [first, last] = [tokens[start], tokens[end - 1]];
  const isShort = start > at && end > start && end - start <= mostDone;
  const isOfUs = tokens.slice(start, end).some(({ word }) => objects.has(word) || pronouns.has(word));
  return first && last && isShort && !isOfUs ? text.slice(first.start, last.end) : '';
}

/** "a page with our events, one about selling us books": it stands for a further page. */
const isFurther = (tokens: readonly Token[], at: number): boolean => {
  const [before, one] = [tokens[at - 1], tokens[at]];
  const isOne =
    one !== undefined && (one.word === 'one' || (indefinite.has(one.word) && one.word.length > 2));
  const begins = before !== undefined && (before.text === ',' || joining.has(before.word));
  return isOne && begins && (phraseAt(tokens, at + 1, words().about) > 0 || doneFrom(tokens, at + 1) > 0);
};

/** Where "page" is the site itself: "a landing page for my studio". */
const isOfSite = (tokens: readonly Token[], at: number): boolean =>
  ['landing', 'web', 'home', 'sales'].includes(tokens[at - 1]?.word ?? '');

/** The pages that a text asks for, in their order. */
export function pagePhrasesIn(text: string): PagePhrase[] {
  const tokens = tokensIn(text);
  const phrases: PagePhrase[] = [];
  for (const at of tokens.keys()) {
    const isNamed = isOnePage(tokens[at]) && !isOfSite(tokens, at);
    if (!isNamed && !(phrases.length > 0 && isFurther(tokens, at))) continue;
    const phrase = phraseOf(text, tokens, at);
    const last = phrases.at(-1);
    if (phrase && phrase.start >= (last?.end ?? 0) && !isHomeName(phrase.title)) phrases.push(phrase);
  }
  return phrases;
}

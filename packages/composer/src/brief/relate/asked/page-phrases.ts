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
  given: ReadonlySet<string>;
  each: ReadonlySet<string>;
}

let made: Words | undefined;

function words(): Words {
  const { about, where, until, whole, doing, able, another, given, each } = pageWords();
  made ??= {
    about: all(about),
    where: all(where),
    until: all(until),
    whole: all(whole),
    doing: all(doing),
    able: new Set(able),
    another: new Set(another),
    given: all(given),
    each: new Set(each),
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

/** Polish "i" is an English pronoun, which is written large. */
const isJoin = (one: Token | undefined): boolean =>
  one !== undefined && (joining.has(one.word) || one.text === 'i');

function endsTopic(tokens: readonly Token[], at: number, from: number): boolean {
  const one = tokens[at];
  if (!one || !isWord(one)) return true;
  if (at === from) return false;
  if (isJoin(one)) return beginsOther(tokens, at);
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
  while (end > from && isJoin(tokens[end - 1])) end -= 1;
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

/** "The code of conduct should have its own page": what gets it stands before it in its clause. */
function ownerOf(text: string, tokens: readonly Token[], lead: number): Omit<PagePhrase, 'end'> | undefined {
  const { given } = words();
  let end = lead;
  while (end > 0 && given.has(tokens[end - 1]?.word ?? '')) end -= 1;
  let start = end;
  while (start > 0 && isWord(tokens[start - 1] ?? noToken) && end - start <= mostAbout) start -= 1;
  if (tokens.slice(start, lead).some(({ word }) => words().each.has(word))) return undefined;
  const isLoose = (one: Token) => isLeading(one) || indefinite.has(one.word) || given.has(one.word);
  while (start < end && isLoose(tokens[start] ?? noToken)) start += 1;
  const [first, last] = [tokens[start], tokens[end - 1]];
  const isNamed = end < lead && end > start && end - start <= mostAbout;
  return first && last && isNamed
    ? { start: first.start, title: text.slice(first.start, last.end) }
    : undefined;
}

/** The name that begins at a token, with the number of the token behind it. */
function nameFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
  isAlone: boolean,
): (Omit<PagePhrase, 'isDone'> & { next: number }) | undefined {
  let next = at;
  while (next - at < mostOfName && isName(tokens[next] ?? noToken, isAlone || next > at)) next += 1;
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (!first || !last || next === at) return undefined;
  return { start: first.start, end: last.end, title: text.slice(first.start, last.end), next };
}

/** How many tokens part a name from the next one of its row: "," or "and", or both; none where the row ends. */
function partedBy(tokens: readonly Token[], at: number): number {
  const isSign = tokens[at]?.text === ',' || tokens[at]?.text === '&';
  if (!isSign) return isJoin(tokens[at]) ? 1 : 0;
  return isJoin(tokens[at + 1]) ? 2 : 1;
}

/** "Low Fell Pottery: pages studio, courses, hire": nothing but names stands behind the word, so that they need no capitals. */
const isAloneAt = (tokens: readonly Token[], at: number): boolean =>
  /^[:–—-]$/u.test(tokens[at - 1]?.text ?? ':') && tokens[at + 2]?.text === ',';

/** "Die Seiten Start, Leistungen und Kontakt": each name of a row that stands right behind the word for pages. */
function listedFrom(text: string, tokens: readonly Token[], at: number): PagePhrase[] {
  const found: PagePhrase[] = [];
  const isAlone = isAloneAt(tokens, at);
  let next = at + 1;
  while (found.length < mostListed) {
    const name = nameFrom(text, tokens, next, isAlone);
    if (!name) break;
    const { next: behind, ...phrase } = name;
    const lead = found.length === 0 ? tokens[leadOf(tokens, at)]?.start : undefined;
    found.push({ ...phrase, start: lead ?? phrase.start });
    const parted = partedBy(tokens, behind);
    if (parted === 0) break;
    next = behind + parted;
  }
  return found.length > 1 ? found : [];
}

const mostListed = 12;
const mostOfName = 3;
/** A name begins with a capital letter, and goes on with small words: "Über uns". */
function isName({ text, word }: Token, isFurther: boolean): boolean {
  if (/^\p{Lu}/u.test(text)) return true;
  const { until, given } = words();
  return (
    isFurther && /^\p{Ll}/u.test(text) && ![joining, having, until, given].some((list) => list.has(word))
  );
}

function phraseOf(text: string, tokens: readonly Token[], at: number): PagePhrase | undefined {
  const lead = leadOf(tokens, at);
  const [first, noun] = [tokens[lead], tokens[at]];
  if (!first || !noun) return undefined;
  const isOther = tokens.slice(lead, at + 1).some(isAnother);
  const known = { start: first.start, ...(isOther && { isAnother: true as const }) };
  // "Página aparte para los voluntarios"
  const from = behindPronoun(tokens, at);
  const connecting = phraseAt(tokens, from, words().about);
  const told =
    quotedFrom(text, tokens, from + connecting) ??
    (connecting > 0 ? topicFrom(text, tokens, from + connecting) : undefined);
  if (told) return { ...known, ...(from > at + 1 && { isAnother: true as const }), ...told };
  const owned = isOther ? ownerOf(text, tokens, lead) : undefined;
  if (owned) return { ...known, ...owned, end: noun.end };
  const before = titledBefore(text, tokens, at);
  if (before) return { ...before, end: noun.end };
  const doing = doneFrom(tokens, at + 1);
  if (doing === 0) return undefined;
  const done = at + 1 + doing + (tokens[at + 1]?.text === ',' ? 1 : 0);
  return { ...known, end: noun.end, title: doneAt(text, tokens, done), isDone: true };
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

const isAnother = (one: Token | undefined): boolean => words().another.has(one?.word ?? '');

/** Whether a token stands for a page: "one about tides", "another about tides", "noch eine mit Preisen". */
const isPronoun = (one: Token | undefined): boolean =>
  one !== undefined &&
  (one.word === 'one' || isAnother(one) || (indefinite.has(one.word) && one.word.length > 2));

/** The token behind those that stand for a page: "another one", "une autre". */
function behindPronoun(tokens: readonly Token[], at: number): number {
  let behind = at + 1;
  while (isAnother(tokens[behind]) || (isAnother(tokens[behind - 1]) && isPronoun(tokens[behind])))
    behind += 1;
  return behind;
}

const beginsPart = /^[,:–—-]$/u;

/** "a page with our events, one about selling us books", "two pages: one for …": it stands for a page. */
function isFurther(tokens: readonly Token[], at: number): boolean {
  if (!isPronoun(tokens[at])) return false;
  const before = isAnother(tokens[at - 1]) ? tokens[at - 2] : tokens[at - 1];
  const begins = before !== undefined && (beginsPart.test(before.text) || joining.has(before.word));
  const behind = behindPronoun(tokens, at);
  return begins && (phraseAt(tokens, behind, words().about) > 0 || doneFrom(tokens, behind) > 0);
}

/** Where "page" is the site itself: "a landing page for my studio". */
const isOfSite = (tokens: readonly Token[], at: number): boolean =>
  ['landing', 'web', 'home', 'sales'].includes(tokens[at - 1]?.word ?? '');

/** The pages that a text asks for, in their order. */
export function pagePhrasesIn(text: string): PagePhrase[] {
  const tokens = tokensIn(text);
  const phrases: PagePhrase[] = [];
  let isOfPages = false;
  for (const at of tokens.keys()) {
    if (isPagesWord(tokens[at]?.word ?? '')) {
      isOfPages = true;
      phrases.push(...listedFrom(text, tokens, at).filter(({ title }) => !isHomeName(title)));
      continue;
    }
    const isNamed = isOnePage(tokens[at]) && !isOfSite(tokens, at);
    if (!isNamed && !((isOfPages || phrases.length > 0) && isFurther(tokens, at))) continue;
    const phrase = phraseOf(text, tokens, at);
    const last = phrases.at(-1);
    if (phrase && phrase.start >= (last?.end ?? 0) && !isHomeName(phrase.title)) phrases.push(phrase);
  }
  return phrases;
}

import { numberOf } from '../../../written-numbers.ts';
import { having, indefinite, joining, requesting } from '../../cut/prose/function-words.ts';
import { isPageWord } from '../../read/outline/page-words.ts';
import type { PageTitle } from './page-titles.ts';
import { isJoin, isLeading, isPronoun, isWord, noToken, phraseAt, type Token, words } from './page-tokens.ts';

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

/** The name that begins at a token, with the number of the token behind it. */
function nameFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
  isAlone: boolean,
): (PageTitle & { next: number }) | undefined {
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

/**
 * "Die Seiten Start, Leistungen und Kontakt": each name of a row that stands right behind the word for pages; the first begins with
 * what leads to it, at the offset `lead`.
 */
export function listedFrom(text: string, tokens: readonly Token[], at: number, lead: number): PageTitle[] {
  const found: PageTitle[] = [];
  const isAlone = isAloneAt(tokens, at);
  let next = at + 1;
  while (found.length < mostListed) {
    const name = nameFrom(text, tokens, next, isAlone);
    if (!name) break;
    const { next: behind, ...phrase } = name;
    found.push(found.length === 0 ? { ...phrase, start: lead } : phrase);
    const parted = partedBy(tokens, behind);
    if (parted === 0) break;
    next = behind + parted;
  }
  return found.length > 1 ? found : [];
}

const mostOfTopic = 6;

/** The tokens of a row from one on, parted at commas and at what joins its last member. */
function rowFrom(tokens: readonly Token[], from: number): Token[][] {
  const { until } = words();
  const row: Token[][] = [[]];
  for (const one of tokens.slice(from)) {
    if (one.text === ',' || isJoin(one)) row.push([]);
    else if (!isWord(one) || until.has(one.word) || having.has(one.word)) break;
    else row.at(-1)?.push(one);
  }
  return row.filter((each) => each.length > 0);
}

/** "pages for volunteering, events and the history of the park": each member of the row, the first with what leads to it. */
export function topicsFrom(text: string, tokens: readonly Token[], at: number, lead: number): PageTitle[] {
  const connecting = phraseAt(tokens, at + 1, words().topics);
  const row = connecting > 0 ? rowFrom(tokens, at + 1 + connecting) : [];
  if (row.length < 2 || row.length > mostListed || row.some((each) => each.length > mostOfTopic)) return [];
  return row.flatMap((each, index) => {
    const begin = each.findIndex((one) => !isLeading(one));
    const [first, last] = [each[Math.max(0, begin)], each.at(-1)];
    if (!first || !last) return [];
    const start = index === 0 ? lead : (each[0]?.start ?? first.start);
    return [{ start, end: last.end, title: text.slice(first.start, last.end) }];
  });
}

const mostOfBare = 3;
const opensRow = /^[:,–—-]$/u;

/** "a page where …", "one for prices": a member of a row that says what its page is about. */
const isPhrase = ([first = noToken, second = noToken]: readonly Token[]): boolean =>
  isPronoun(first) || indefinite.has(first.word) || isPageWord(second.word);

/** The members of a row up to the end of its sentence. */
function membersFrom(tokens: readonly Token[], from: number): Token[][] {
  const row: Token[][] = [[]];
  for (const one of tokens.slice(from)) {
    if (one.text === ',' || isJoin(one)) row.push([]);
    else if (/^[.!?;:()\n]$/u.test(one.text)) break;
    else row.at(-1)?.push(one);
  }
  return row.filter((each) => each.length > 0);
}

/**
 * "Three pages: home, lessons and a page where people can see the prices": the bare names of a row in which other members are told by
 * what they are about, or that has as many members as pages are asked for.
 */
export function namedBeside(text: string, tokens: readonly Token[], at: number): PageTitle[] {
  let from = at + 1;
  while (requesting.has(tokens[from]?.word ?? '')) from += 1;
  if (!opensRow.test(tokens[from]?.text ?? '')) return [];
  const row = membersFrom(tokens, from + 1);
  const isRow = row.length > 1 && row.length <= mostListed;
  const isCounted = numberOf(tokens[at - 1]?.word ?? '') === row.length;
  if (!isRow || !(isCounted || row.some(isPhrase))) return [];
  const bare = row.filter((each) => !isPhrase(each));
  if (bare.some((each) => each.length > mostOfBare || !each.every(isWord))) return [];
  return bare.flatMap((each) => {
    const [first, last] = [each.find((one) => !isLeading(one)) ?? each[0], each.at(-1)];
    return first && last
      ? [{ start: each[0]?.start ?? first.start, end: last.end, title: text.slice(first.start, last.end) }]
      : [];
  });
}

import { having, indefinite, objects, pronouns, subjects } from '../../cut/prose/function-words.ts';
import { isPagesWord, isPageWord } from '../../read/outline/page-words.ts';
import { actsAt } from './asked-acts.ts';
import { isAnother, isJoin, isLeading, isWord, noToken, phraseAt, type Token, words } from './page-tokens.ts';

/** What a page is called, by the offsets of what says so. */
export interface PageTitle {
  start: number;
  end: number;
  title: string;
}

const mostAbout = 6;

/** "nosotros" is who does something, and who it is done to. */
const isOwner = (word: string): boolean => objects.has(word) || owners.has(word);
const owners: ReadonlySet<string> = new Set('nosotros nosotras nosotres mí mim nami mnie'.split(' '));

export const isOnePage = (one: Token | undefined): boolean =>
  one !== undefined && isPageWord(one.word) && !isPagesWord(one.word);

/** Whether "and" begins something else: another page, a thing of its own, a clause. */
function beginsOther(tokens: readonly Token[], at: number): boolean {
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  if (!next) return true;
  const isOwn = indefinite.has(next.word) || next.word === 'one' || isAnother(next);
  return isOwn || subjects.has(next.word) || having.has(next.word) || isOnePage(next) || isOnePage(second);
}

function endsTopic(tokens: readonly Token[], at: number, from: number): boolean {
  const one = tokens[at];
  if (!one || !isWord(one)) return true;
  if (at === from) return false;
  if (isJoin(one)) return beginsOther(tokens, at);
  return having.has(one.word) || words().until.has(one.word);
}

/** What a page is about, from a token on, without the articles before it. */
export function topicFrom(
  text: string,
  tokens: readonly Token[],
  from: number,
): Omit<PageTitle, 'start'> | undefined {
  let end = from;
  while (!endsTopic(tokens, end, from)) end += 1;
  while (end > from && isJoin(tokens[end - 1])) end -= 1;
  let start = from;
  while (start < end - 1 && isLeading(tokens[start] as Token)) start += 1;
  const isOfOwner = end > start && tokens.slice(start, end).every(({ word }) => isOwner(word));
  // "one about us" is called by these two words.
  const [first, last] = [tokens[isOfOwner ? from - 1 : start], tokens[end - 1]];
  if (!first || !last || end === start || end - start > mostAbout) return undefined;
  if (isLeading(first) && !isOfOwner) return undefined;
  return { end: last.end, title: text.slice(first.start, last.end) };
}

const opening = /^["“„«「]$/u;
const closing = /^["”“»」]$/u;
const longestTitle = 40;

export function quotedFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
): Omit<PageTitle, 'start'> | undefined {
  const open = tokens[at];
  if (!open || !opening.test(open.text)) return undefined;
  const close = tokens.slice(at + 1, at + 8).find((one) => closing.test(one.text));
  const title = close && text.slice(open.end, close.start).trim();
  return title && title.length <= longestTitle ? { end: close.end, title } : undefined;
}

/** "a jobs page", "a members' page": what stands between an article and the word for a page. */
export function titledBefore(
  text: string,
  tokens: readonly Token[],
  at: number,
): Omit<PageTitle, 'end'> | undefined {
  const { whole } = words();
  for (let first = at - 1; first > at - 4; first -= 1) {
    const [article, begin, last] = [tokens[first - 1], tokens[first], tokens[at - 1]];
    if (!article || !begin || !last || !isWord(begin) || whole.has(begin.word) || isLeading(begin))
      return undefined;
    if (indefinite.has(article.word) || whole.has(article.word))
      return { start: article.start, title: text.slice(begin.start, last.end).replace(/['’]$/u, '') };
  }
  return undefined;
}

/** "a page where …": it is told by what is done there; a comma may stand before it. */
export function doneFrom(tokens: readonly Token[], at: number): number {
  const from = tokens[at]?.text === ',' ? at + 1 : at;
  return phraseAt(tokens, from, words().where);
}

/** "The code of conduct should have its own page": what gets it stands before it in its clause. */
export function ownerOf(
  text: string,
  tokens: readonly Token[],
  lead: number,
): Omit<PageTitle, 'end'> | undefined {
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

/** "where people can see the prices": what is only looked at on a page is what it is about. */
export function seenFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
): Omit<PageTitle, 'start'> | undefined {
  const { doing, seeing } = words();
  const start = at + phraseAt(tokens, at, doing);
  const seen = start > at ? phraseAt(tokens, start, seeing) : 0;
  const topic = seen > 0 ? topicFrom(text, tokens, start + seen) : undefined;
  if (!topic) return undefined;
  // "our concerts and ask to join": what is done there is no part of what is seen.
  const act = tokens.findIndex(
    (one, index) => one.end <= topic.end && index > start + seen && isJoin(one) && actsAt(tokens, index + 1),
  );
  const [join] = act < 0 ? [] : [tokens[act]];
  const shown = join && topic.title.slice(0, join.start - topic.end).trimEnd();
  return shown ? { ...topic, title: shown } : topic;
}

const mostDone = 4;

/** What is done on a page, in few words: "Book a course"; nothing where that takes more. */
export function doneAt(text: string, tokens: readonly Token[], at: number): string {
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

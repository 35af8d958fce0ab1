import { toolPages } from '@sitewright/composer-content';
import type { Noun } from '../../tool-nouns.ts';
import { placesOfWord, unspaced } from '../../whole-words.ts';

const isOneOf = (word: string, list: readonly string[]): boolean => list.includes(word.toLowerCase());
const having = ['with', 'mit', 'avec', 'con', 'met', 'com', 'z'];
const unbroken = '\u00A0';
/** "90s", "80er" */
const decade = /^\d{2,4}(?:['’]?s|er)$/u;
const mostBefore = 4;
const mostBehind = 6;
/** What a list follows is whole, and may be longer. */
const mostBeforeList = 7;

/** The words in front of a noun that describe it: back to what asks for it, an article or a sign. */
function wordsBefore(text: string): string[] {
  const { asking, articles, stops, own } = toolPages();
  const words = (/(?<![^.,:;!?()–—"“”])[^.,:;!?()–—"“”]*$/u.exec(text)?.[0] ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  const isEnd = (word: string) =>
    [asking, articles, stops, own].some((list) => isOneOf(word, list)) || /^\p{N}/u.test(word);
  const last = words.findLastIndex(isEnd);
  const described = words.slice(last + 1);
  return described.length > mostBefore ? [] : described;
}

/** The name of a day is one word: "oud en nieuw". */
function withDaysWhole(clause: string): string {
  const small = clause.toLowerCase();
  const [day = ''] = toolPages()
    .yearly.flatMap(({ words }) => words.filter((word) => placesOfWord(small, word).length > 0))
    .toSorted((one, other) => other.length - one.length);
  const at = small.indexOf(day);
  return (
    clause.slice(0, at) +
    clause.slice(at, at + day.length).replaceAll(' ', unbroken) +
    clause.slice(at + day.length)
  );
}

/** Things in a row behind "with" or a colon are what it works with, and no part of what it is called. */
const leadsToList = /^[^.!?\n]{0,80}[,:：、，]\s?\S/u;

/** What a name goes on behind, and what it ends before; what is counted down to may be somebody's own: "countdown to our wedding". */
function joints(isDay: boolean) {
  const { joins, own, loose } = toolPages();
  return isDay ? { leading: [...joins, ...loose, ...own], ending: [] } : { leading: joins, ending: own };
}

/** What a noun goes on with: what it is about, up to what speaks of the writer, a number or another clause. */
function wordsBehind(text: string, isDay: boolean): string[] {
  const { stops, articles } = toolPages();
  const clause = /^[^.,:;!?()–—\n=]*/u.exec(text)?.[0] ?? '';
  const words = (isDay ? withDaysWhole(clause) : clause).split(/ +/u).filter(Boolean);
  const { leading, ending } = joints(isDay);
  const isListed = leadsToList.test(text) || words.length > mostBehind;
  const isEnd = (word: string) =>
    (isListed && isOneOf(word, having)) ||
    (!isOneOf(word, [...leading, ...articles]) && isOneOf(word, stops)) ||
    isOneOf(word, ending) ||
    (/^\p{N}/u.test(word) && !decade.test(word));
  const last = words.findIndex(isEnd);
  const kept = words.slice(0, last < 0 ? words.length : last);
  const most = isListed ? mostBeforeList : mostBehind;
  if (kept.length === words.length && kept.length > most) return [];
  const isLoose = (word = '') => [leading, articles, stops].some((list) => isOneOf(word, list));
  while (isLoose(kept.at(-1))) kept.pop();
  return kept.length > most ? [] : kept;
}

/** The run of signs around a noun in a script that parts no words. */
function unspacedName(text: string, { start, end }: Noun): string {
  const { before, behind, parts } = toolPages().unspaced;
  const cutBefore = [...before, ...parts].flatMap((one) => {
    const at = text.slice(0, start).lastIndexOf(one);
    return at < 0 ? [] : [at + one.length];
  });
  const from = Math.max(0, ...cutBefore.filter((at) => at > 0 && at <= start));
  const to = [...behind, ...parts].map((one) => text.indexOf(one, end)).filter((at) => at >= end);
  const name = text.slice(from, Math.min(text.length, ...to)).trim();
  const [first = ''] = before.filter((one) => name.startsWith(one) && start - from >= one.length);
  return name.slice(first.length);
}

/** "días hasta" without what it would lead on to. */
const withoutLoose = (name: string): string =>
  name
    .split(' ')
    .filter(
      (word, at, all) => at === 0 || at < all.length - 1 || !toolPages().loose.includes(word.toLowerCase()),
    )
    .join(' ');

/** "quiz: european capitals, 10 questions": what it is about stands behind its colon. */
function topicBehind(text: string): string {
  const topic = /^:\s{0,3}([\p{L}\p{M}'’& -]{3,40})(?=[,.;\n]|$)/u.exec(text)?.[1]?.trim() ?? '';
  return topic === '' || topic.split(' ').length > mostBefore ? '' : `: ${topic}`;
}

/** What a person calls it: the noun with what describes it and what it is about. */
export function headingOf(text: string, noun: Noun): string {
  if (unspaced.test(text.slice(noun.start, noun.end))) return unspacedName(text, noun);
  // A noun that ends a longer word, as in compounds, has the whole word.
  const joined = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]*$/u.exec(text.slice(0, noun.start))?.[0] ?? '';
  const start = noun.start - joined.length;
  const behind = text.slice(noun.end);
  const words = [
    ...wordsBefore(text.slice(0, start)),
    text.slice(start, noun.end) + (noun.kind === 'quiz' ? topicBehind(behind) : ''),
    ...wordsBehind(behind, noun.kind === 'until'),
  ];
  return withoutLoose(words.join(' ').trim()).replaceAll(unbroken, ' ');
}

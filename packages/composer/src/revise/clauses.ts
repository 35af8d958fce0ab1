import type { RevisionWords } from '@sitewright/composer-content';
import { abbreviations, titlesOfPersons } from '../brief/cut/prose/function-words.ts';
import { fillings, lineOf, type Template, templateOf } from './template.ts';
import { phrase, quotedIn, standAt, tokensOf, wordsOf } from './tokens.ts';

const stop = /[.!?。！？؟](?=\s|$)|[。！？；;]|\n/gu;

/** Words that a full stop shortens: "Dr.", "St.", "No.", an initial. */
const isShortened = (before: string): boolean => {
  const [word = ''] = /(?<![\p{L}.])[\p{L}.]+$/u.exec(before.toLowerCase()) ?? [];
  return (
    /^\p{L}$/u.test(word) ||
    titlesOfPersons.has(word) ||
    abbreviations.has(word) ||
    /^(?:e\.g|i\.e|z\.b|d\.h)$/u.test(word)
  );
};

/** Where a text is cut at its full stops and line ends: never inside of quotation marks. */
function sentencesOf(text: string): string[] {
  const quoted = quotedIn(text);
  const parts: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(stop)) {
    const isInside = quoted.some(({ start, end }) => index > start && index < end);
    if (isInside || (sign === '.' && isShortened(text.slice(Math.max(0, index - 6), index)))) continue;
    parts.push(text.slice(from, index + (sign === '?' ? 1 : 0)));
    from = index + sign.length;
  }
  return [...parts, text.slice(from)]
    .map((part) => part.replace(/^[\s\-–—•*·]+|\s+$/gu, ''))
    .filter((part) => wordsOf(part).length > 0);
}

const phrases = (list: readonly string[]) =>
  list.map((one) => wordsOf(one)).sort((a, b) => b.length - a.length);

/** A request without what stands around it and asks for nothing. */
export function withoutPoliteness(text: string, { polite }: RevisionWords): string {
  const courtesies = phrases(polite);
  let rest = text;
  for (let rounds = 0; rounds < 6; rounds += 1) {
    const tokens = tokensOf(rest);
    const words = tokens.map(({ word }) => word);
    const before = courtesies.find((one) => one.length < words.length && standAt(one, words, 0));
    const after = courtesies.find(
      (one) => one.length < words.length && standAt(one, words, words.length - one.length),
    );
    if (!before && !after) return rest;
    const start = before ? (tokens[before.length]?.start ?? 0) : 0;
    const end =
      !before && after ? (tokens[words.length - after.length - 1]?.end ?? rest.length) : rest.length;
    // A quotation mark right before the first word belongs to it.
    const open = before && start > 0 && /["“„«‘「]/u.test(rest.charAt(start - 1)) ? start - 1 : start;
    rest = rest.slice(open, end).trim();
  }
  return rest;
}

/** Whether a text begins as a request does. */
export function isRequest(text: string, words: RevisionWords): boolean {
  const line = lineOf(withoutPoliteness(text, words));
  const first = line.tokens[0]?.word ?? '';
  if (words.verbs.some((verb) => phrase(verb) === first)) return true;
  return Object.values(words.templates)
    .flat()
    .map(templateOf)
    .some((template) => beginsWithWord(template) && !fillings(line, template).next().done);
}

const beginsWithWord = ([first]: Template): boolean => first !== undefined && 'words' in first;

/** By its beginning one sees whether it is a request. */
const longestLook = 240;

/** Cuts one sentence where a join is followed by a request of its own. */
function requestsOf(sentence: string, words: RevisionWords): string[] {
  const tokens = tokensOf(sentence);
  const all = tokens.map(({ word }) => word);
  const joins = phrases(words.joins);
  const quoted = quotedIn(sentence);
  const isOutside = (place: number): boolean =>
    !quoted.some(({ start, end }) => place > start && place < end);
  const parts: string[] = [];
  let from = 0;
  for (const [at, { start }] of tokens.entries()) {
    if (start <= from || !isOutside(start)) continue;
    const join = joins.find((one) => standAt(one, all, at));
    const previous = tokens[at - 1]?.end ?? 0;
    const isComma = sentence.slice(previous, start).includes(',');
    const next = join ? tokens[at + join.length]?.start : isComma ? start : undefined;
    if (next === undefined || !isRequest(sentence.slice(next, next + longestLook), words)) continue;
    parts.push(sentence.slice(from, previous));
    from = next;
  }
  return [...parts, sentence.slice(from)].filter((part) => wordsOf(part).length > 0);
}

/** Requests of one instruction that are looked at. */
export const mostRequests = 24;

/** The requests that an instruction is made of, in their order. */
export const clausesOf = (instruction: string, words: RevisionWords): string[] =>
  sentencesOf(instruction).flatMap((sentence) => requestsOf(sentence, words));

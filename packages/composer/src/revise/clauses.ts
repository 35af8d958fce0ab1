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
    .map((part) => part.replace(/^[\s\-–—•*·]+|(?<!\s)\s+$/gu, ''))
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

/** A request without courtesies in its middle; undefined where it has none. */
export function withoutCourtesies(text: string, { courtesies }: RevisionWords): string | undefined {
  const quoted = quotedIn(text);
  const tokens = tokensOf(text);
  const words = tokens.map(({ word }) => word);
  let rest = text;
  for (const [at, { start }] of [...tokens.entries()].toReversed()) {
    const found = phrases(courtesies).find((one) => standAt(one, words, at));
    if (!found || quoted.some((one) => start > one.start && start < one.end)) continue;
    const end = tokens[at + found.length - 1]?.end ?? start;
    rest = `${rest.slice(0, start).trimEnd()} ${rest.slice(end).trimStart()}`;
  }
  return rest === text || wordsOf(rest).length === 0 ? undefined : rest.trim();
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
  joined(sentencesOf(instruction), words).flatMap((sentence) => requestsOf(sentence, words));

/** A text that is to stand on the page goes on behind its first sentence: "Add a question: Do you deliver? Yes." */
function joined(sentences: readonly string[], words: RevisionWords): string[] {
  const all: string[] = [];
  for (const sentence of sentences) {
    const before = all.at(-1);
    if (before === undefined || !goesOn(before, sentence, words)) all.push(sentence);
    else all[all.length - 1] = `${before}${/[?。！？]$/u.test(before) ? ' ' : '. '}${sentence}`;
  }
  return all;
}

const label = /^[^.!?]{1,40}[:：]/u;

const goesOn = (before: string, sentence: string, words: RevisionWords): boolean =>
  /[:：]\s*\S/u.test(before) &&
  isRequest(before, words) &&
  !isRequest(sentence, words) &&
  !label.test(sentence) &&
  !words.polite.some((one) => phrase(one) === phrase(sentence));

/** Whoever writes at length writes sentences. */
const longestHalved = 300;
const mostHalves = 4;

/** The places at which a text may be parted: at commas and joins outside of quotation marks. */
function* partings(text: string, { joins }: RevisionWords): Generator<{ end: number; start: number }> {
  const tokens = tokensOf(text);
  const all = tokens.map(({ word }) => word);
  const quoted = quotedIn(text);
  const between = phrases(joins);
  for (const [at, { start }] of tokens.entries()) {
    const end = tokens[at - 1]?.end;
    if (end === undefined || quoted.some((one) => start > one.start && start < one.end)) continue;
    const join = between.find((one) => standAt(one, all, at));
    const next = join ? tokens[at + join.length]?.start : start;
    if (next !== undefined && (join || /[,،、，]/u.test(text.slice(end, start)))) yield { end, start: next };
  }
}

/**
 * Where a request that was not understood as a whole may be two: at a comma or a join. The second one may leave out the word that both
 * begin with: "change A to 1 and B to 2".
 */
export function* halves(text: string, words: RevisionWords): Generator<{ first: string; second: string[] }> {
  const clean = withoutPoliteness(text, words);
  if (clean.length > longestHalved) return;
  const verb = clean.slice(0, tokensOf(clean)[0]?.end ?? 0);
  let tried = 0;
  for (const { end, start } of partings(clean, words)) {
    tried += 1;
    if (tried > mostHalves) return;
    const rest = clean.slice(start);
    yield { first: clean.slice(0, end), second: [rest, `${verb} ${rest}`] };
  }
}

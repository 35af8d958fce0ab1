import { negations } from '@sitewright/composer-content';
import { remembered } from './remembered.ts';
import { unspaced } from './whole-words.ts';

/** A stretch of a text that is refused: what stands behind "no", up to a comma, a contrast or a few words on. */
export interface Refused {
  start: number;
  end: number;
  text: string;
}

interface Finder {
  words: ReadonlySet<string>;
  contrasts: ReadonlySet<string>;
  weak: ReadonlySet<string>;
  harmless: readonly string[];
  isKnown: boolean;
}

const finders = new Map<string, Finder>();

function finderFor(language: string): Finder {
  const [main = 'en'] = language.toLowerCase().split('-');
  const known = finders.get(main);
  if (known) return known;
  const { words, ambiguous, clashes, contrasts, weak, harmless } = negations();
  const clashing = new Set(main === 'en' ? [] : clashes[main]);
  const english = (words.en ?? []).filter((word) => !clashing.has(word));
  const own = words[main];
  const several = new Set(ambiguous);
  const others = Object.values(words)
    .flat()
    .filter((word) => !several.has(word) && !clashing.has(word));
  const finder = {
    words: new Set([...english, ...(own ?? []), ...others]),
    contrasts: new Set(contrasts),
    weak: new Set(weak),
    harmless,
    isKnown: own !== undefined || main === 'ja' || main === 'zh',
  };
  finders.set(main, finder);
  return finder;
}

const token = /[\p{L}\p{M}\p{N}]+(?:['’](?:t|ts)(?!\p{L}))?|[^\s\p{L}\p{M}\p{N}]/gu;
const isSign = (word: string): boolean => !/[\p{L}\p{N}]/u.test(word);
/** Signs within which a refusal goes on: quotation marks, hyphens, apostrophes. */
const goesOn = /^["'’“”„«»()-]$/u;

const hasUnspaced = (text: string): boolean =>
  unspaced.test(text) && negations().unspaced.some((sign) => text.includes(sign));

/** Places of words that refuse, in a text's tokens. */
function refusalsIn(text: string, tokens: readonly RegExpExecArray[], language: string): number[] {
  const { words, harmless } = finderFor(language);
  const refusing = tokens.flatMap(({ 0: word }, at) => (words.has(word.toLowerCase()) ? [at] : []));
  if (refusing.length === 0) return [];
  const line = text.toLowerCase();
  const spared = harmless.flatMap((phrase) => {
    const at = line.indexOf(phrase);
    return at < 0 ? [] : [{ start: at, end: at + phrase.length }];
  });
  return refusing.filter((at) => {
    const index = tokens[at]?.index ?? 0;
    return !spared.some(({ start, end }) => index >= start && index < end);
  });
}

const tokensIn = remembered((text): readonly RegExpExecArray[] => [...text.matchAll(token)]);

/** Whether a text refuses anything. */
export const isNegated = (text: string, language: string): boolean =>
  hasUnspaced(text) || refusalsIn(text, tokensIn(text), language).length > 0;

/** Whether a text may refuse something: its language is not read, or it has words that do so together with others. */
export function mayRefuse(text: string, language: string): boolean {
  const { weak, isKnown } = finderFor(language);
  return (
    !isKnown || isNegated(text, language) || tokensIn(text.toLowerCase()).some(([word]) => weak.has(word))
  );
}

const longest = 8;

/** Where what is refused ends: at the first sign or contrast, or where nothing of it can stand any more. */
function endOfRefused(tokens: readonly RegExpExecArray[], from: number, language: string): number {
  const { words, contrasts } = finderFor(language);
  let at = from;
  while (at < tokens.length && at - from < longest) {
    const word = tokens[at]?.[0].toLowerCase() ?? '';
    if ((isSign(word) && !goesOn.test(word)) || contrasts.has(word) || words.has(word)) break;
    at += 1;
  }
  return at;
}

/** What a text refuses, in its order. */
export function refusedIn(text: string, language: string): Refused[] {
  const tokens = tokensIn(text);
  return refusalsIn(text, tokens, language).flatMap((at) => {
    const [first, last] = [tokens[at + 1], tokens[endOfRefused(tokens, at + 1, language) - 1]];
    if (!first || !last || last.index < first.index) return [];
    const [start, end] = [first.index, last.index + last[0].length];
    return [{ start, end, text: text.slice(start, end) }];
  });
}

let lists: Record<'leading' | 'joining' | 'trailing', ReadonlySet<string>> | undefined;

function words() {
  const { lead, joins, trail } = negations();
  lists ??= { leading: new Set(lead), joining: new Set(joins), trailing: new Set(trail) };
  return lists;
}

/** The things that a stretch names, each without the words that lead to it. */
function thingsIn(stretch: string): string[] {
  const { leading, joining } = words();
  const things: string[][] = [[]];
  for (const [word] of tokensIn(stretch)) {
    const small = word.toLowerCase();
    const thing = things.at(-1) ?? [];
    if (joining.has(small) && thing.length > 0) things.push([]);
    else if (!(isSign(word) || (thing.length === 0 && leading.has(small)))) thing.push(word);
  }
  return things.filter((thing) => thing.length > 0).map((thing) => thing.join(' '));
}

/** "A newsletter is not needed", "Kundenstimmen bitte auch nicht": what is refused by words behind it, in its clause. */
function refusedBefore(text: string, language: string): string[] {
  const tokens = tokensIn(text);
  const { trailing, leading } = words();
  return refusalsIn(text, tokens, language).flatMap((at) => {
    const behind = tokens.slice(at + 1, endOfRefused(tokens, at + 1, language));
    if (behind.some(([word]) => !trailing.has(word.toLowerCase()))) return [];
    let [start, end] = [at, at];
    while (start > 0 && at - start < longest && !isBorder(tokens[start - 1]?.[0] ?? '')) start -= 1;
    while (end > start && trailing.has(tokens[end - 1]?.[0].toLowerCase() ?? '')) end -= 1;
    const stretch = tokens.slice(start, end).map(([word]) => word);
    return stretch.every((word) => leading.has(word.toLowerCase())) ? [] : thingsIn(stretch.join(' '));
  });
}

const isBorder = (word: string): boolean => isSign(word) && !goesOn.test(word);

/** The things that a text refuses, before the word that does so or behind it: "any contact form or map" is two. */
export const refusedThings = (text: string, language: string): string[] => [
  ...refusedIn(text, language).flatMap((refused) => thingsIn(refused.text)),
  ...refusedBefore(text, language),
];

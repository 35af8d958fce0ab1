import { type Locale, languageSigns, loadLocale, localeIds, varieties } from '@sitewright/composer-content';
import { askedIn } from './asked-in.ts';
import { mostLikelyLanguage } from './language-scores.ts';

/** More says no more of a language. */
const longestSample = 2000;
const fewWords = 6;
const manyWords = 15;
const fewestWords = 3;

export interface DetectedLanguage {
  tag: string;
  sureness: number;
}

/** Scripts that one language of those we write has to itself, by the share of the letters that says so. */
const scripts: readonly (readonly [RegExp, number, string])[] = [
  // Every Japanese sentence has kana; an English prompt may name a shop in it.
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.15, 'ja'],
  [/\p{Script=Arabic}/gu, 0.15, 'ar'],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 0.15, 'zh'],
];
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Kana is Japanese; characters alone are Chinese, unless they are such as only Japanese has. */
const hanLanguage = (sample: string): string =>
  kana.test(sample) || languageSigns().ja?.some((sign) => sample.includes(sign)) ? 'ja' : 'zh';

function byScript(sample: string): string | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([script, share]) => (sample.match(script)?.length ?? 0) > letters * share)?.[2];
  return found === 'zh' ? hanLanguage(sample) : found;
}

const knownBy = new Map<string, ReadonlySet<string>>();

/** All words by which a locale reads prompts. */
function wordsKnown({ id, words: lists, siteTypes }: Locale): ReadonlySet<string> {
  const kept = knownBy.get(id);
  if (kept) return kept;
  const known = new Set([
    ...lists.pages,
    ...lists.articles,
    ...lists.audience,
    ...lists.places.said,
    ...Object.values(lists.sections).flat(),
    ...Object.values(lists.colours).flat(),
    ...Object.values(lists.tones).flat(),
    ...Object.values(siteTypes).flatMap(({ nouns }) => nouns),
    ...(languageSigns()[id] ?? []),
  ]);
  knownBy.set(id, known);
  return known;
}

/** Languages that join nouns: the last part tells what a word is. */
const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
const shortestTail = 4;

function isKnown(word: string, known: ReadonlySet<string>, hasCompounds: boolean): boolean {
  if (known.has(word)) return true;
  if (!hasCompounds) return false;
  for (let at = 2; at <= word.length - shortestTail; at += 1) if (known.has(word.slice(at))) return true;
  return false;
}

/** How many words of a text a locale knows: in a few words that says more than their letters. */
function knownWords(words: readonly string[], locale: Locale): number {
  const known = wordsKnown(locale);
  return words.filter((word) => isKnown(word, known, compounding.has(locale.id) && word.length < 40)).length;
}

/** Half of the words: names and fillers are in no list. */
const enough = 0.5;
const latin = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

function byWords(words: readonly string[]): string | undefined {
  const counts = latin.map((id) => ({ id, count: knownWords(words, loadLocale(id)) }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  const english = counts[0]?.count ?? 0;
  if (english >= words.length * enough && best.count < words.length) return 'en';
  return best.count > 0 ? best.id : undefined;
}

const windowLength = 300;
const mostWindows = 20;

/** The language of most of a text, read in pieces all over it: what is quoted or listed in another does not decide. */
function byPieces(text: string): { tag: string; isReliable: boolean } | undefined {
  const step = Math.max(windowLength, Math.ceil(text.length / mostWindows));
  const votes = new Map<string, { count: number; isReliable: boolean }>();
  for (let at = 0; at < text.length; at += step) {
    const piece = text.slice(at, at + windowLength);
    const found = mostLikelyLanguage(piece);
    if (!found) continue;
    const { count, isReliable } = votes.get(found.tag) ?? { count: 0, isReliable: false };
    const weight = piece.length * (found.isReliable ? 1 : 0.3);
    votes.set(found.tag, { count: count + weight, isReliable: isReliable || found.isReliable });
  }
  const [best] = [...votes].sort(([, one], [, other]) => other.count - one.count);
  return best && { tag: best[0], isReliable: best[1].isReliable };
}

/** Addresses, markup and names of keys are English in every language. */
const plain = (text: string): string =>
  text
    .replaceAll(/(?<!\S)[^\s@/\\<>{}=]*[@/\\<>{}=]\S*/gu, ' ')
    .replaceAll(/["“”„«»][^"“”„«»\n]{0,60}["“”„«»]/gu, ' ');

/** The variety that a prompt's words, places and money are of. */
function varietyOf(tag: string, prompt: string): string {
  const text = ` ${prompt
    .slice(0, longestSample)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}$]+/gu, ' ')} `;
  const has = (sign: string) => text.includes(sign.endsWith('$') ? sign : ` ${sign} `);
  return varieties().find(({ of, signs }) => of === tag && signs.some(has))?.tag ?? tag;
}

/** The language a prompt is written in, as a BCP 47 tag; English where nothing tells. */
export function detectLanguage(prompt: string): DetectedLanguage {
  const { tag, sureness } = detectMain(prompt);
  return { tag: varietyOf(tag, prompt), sureness };
}

/** The language without its variety. */
function detectMain(prompt: string): DetectedLanguage {
  const sample = plain(prompt);
  const script = byScript(sample);
  if (script) return { tag: script, sureness: 0.98 };
  const asked = askedIn(sample);
  if (asked) return { tag: asked, sureness: 0.95 };
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const found = byPieces(sample);
  const isWritten = localeIds.some((id) => id === found?.tag);
  // A sentence with names in it is often taken for a rare language.
  const isLong = words.length >= (isWritten ? fewWords : manyWords);
  if (isLong && found?.isReliable) return { tag: found.tag, sureness: 0.95 };
  const tag = byWords(words);
  // Without a known word, letters that English has not say that it is another language.
  const isForeign = tag === undefined && words.length >= fewestWords && /[^\p{ASCII}]/u.test(words.join(''));
  const isFound = isWritten && (words.length >= fewWords || isForeign);
  return { tag: isFound && found ? found.tag : (tag ?? 'en'), sureness: 0.6 };
}

import { type Locale, loadLocale, localeIds, varieties } from '@sitewright/composer-content';
import { mostLikelyLanguage } from './language-scores.ts';

/** More says no more of a language. */
const longestSample = 2000;
const fewWords = 6;
const fewestWords = 3;

export interface DetectedLanguage {
  tag: string;
  sureness: number;
}

/** Scripts that one language of those we write has to itself. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Han}/gu, 'zh'],
];

function byScript(sample: string): string | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([script]) => (sample.match(script)?.length ?? 0) > letters * 0.15)?.[1];
}

/** How many words of a text a locale knows: in a few words that says more than their letters. */
function knownWords(words: readonly string[], { words: lists, siteTypes }: Locale): number {
  const known = new Set([
    ...lists.pages,
    ...lists.articles,
    ...lists.audience,
    ...lists.places.said,
    ...Object.values(lists.sections).flat(),
    ...Object.values(lists.colours).flat(),
    ...Object.values(lists.tones).flat(),
    ...Object.values(siteTypes).flatMap(({ nouns }) => nouns),
  ]);
  return words.filter((word) => known.has(word)).length;
}

/** Half of the words: names and fillers are in no list. */
const enough = 0.5;

function byWords(words: readonly string[]): string | undefined {
  if (knownWords(words, loadLocale('en')) >= words.length * enough) return 'en';
  const latin = ['en', 'de', 'fr', 'es', 'it', 'pt'] as const;
  const counts = latin.map((id) => ({ id, count: knownWords(words, loadLocale(id)) }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count > 0 ? best.id : undefined;
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
  const sample = plain(prompt.slice(0, longestSample));
  const script = byScript(sample);
  if (script) return { tag: script, sureness: 0.98 };
  const words = sample.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const found = mostLikelyLanguage(sample);
  if (words.length >= fewWords && found?.isReliable) return { tag: found.tag, sureness: 0.95 };
  const tag = byWords(words);
  const isWritten = localeIds.some((id) => id === found?.tag);
  // Without a known word, letters that English has not say that it is another language.
  const isForeign = tag === undefined && words.length >= fewestWords && /[^\p{ASCII}]/u.test(words.join(''));
  const isFound = isWritten && (words.length >= fewWords || isForeign);
  return { tag: isFound && found ? found.tag : (tag ?? 'en'), sureness: 0.6 };
}

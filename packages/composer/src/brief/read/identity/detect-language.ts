import {
  type Locale,
  languageSigns,
  loadLocale,
  localeIds,
  phrases,
  varieties,
} from '@sitewright/composer-content';
import { askedIn } from './asked-in.ts';
import { isCompoundOf } from './compounds.ts';
import { mostLikelyLanguage } from './language-scores.ts';
import { placeNames } from './place-names.ts';

/** More says no more of a language. */
const longestSample = 2000;
const fewWords = 6;
const manyWords = 15;
const fewestWords = 3;

interface Guess {
  tag: string;
  isReliable: boolean;
}

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

/** The small words by which prompts in a language are read; those of a name are of any language. */
function smallWordsOf(id: string): string[] {
  const { recipients, owners, copulas, wants, edges, ends, having, plain } = phrases().languages[id] ?? {};
  return [recipients, owners, copulas, wants, edges, ends, having, plain].flatMap((list) => list ?? []);
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
    ...lists.weekdays.flat(),
    ...lists.months.flat(),
    ...smallWordsOf(id),
    ...Object.values(lists.sections).flat(),
    ...Object.values(lists.colours).flat(),
    ...Object.values(lists.tones).flat(),
    ...Object.values(siteTypes).flatMap(({ nouns }) => nouns),
    ...(languageSigns()[id] ?? []),
  ]);
  knownBy.set(id, known);
  return known;
}

const shortestFront = 2;
const latin = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const;

/** Letters and signs that one of these languages has nearly to itself. */
const ownSigns: readonly (readonly [RegExp, (typeof latin)[number]])[] = [
  [/£/u, 'en'],
  [/[äöüß]/u, 'de'],
  [/[œêûï]|[ldnc]’(?=\p{L})/u, 'fr'],
  [/[ñ¿¡]/u, 'es'],
  [/[ìò]/u, 'it'],
  [/[ãõ]/u, 'pt'],
  [/ij(?=\p{L})/u, 'nl'],
  [/[łąęśżźń]/u, 'pl'],
];

/** A letter alone is a small word of one language, and an abbreviation in others: "24 h". */
const ofLetter = 0.4;
const fewestKnown = 0.5;
const ofLetters = 0.1;

/** Letters of languages that no site is written in. */
const foreign = /[řšžčěůğışățřåø]/u;

/** The sum of what each word of a text is worth to each language. */
function scoresOf(words: readonly string[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const word of words) {
    const ids = knowing(word);
    for (const id of ids)
      scores.set(id, (scores.get(id) ?? 0) + (word.length > 1 ? 1 : ofLetter) / ids.length);
  }
  return scores;
}

/** The languages that know a word. */
function knowing(word: string): (typeof latin)[number][] {
  // A town is called the same in most languages: "Kent" is no Dutch verb.
  if (placeNames().has(word)) return [];
  return latin.filter((id) => {
    const known = wordsKnown(loadLocale(id));
    return known.has(word) || isCompoundOf(word, id, known, shortestFront);
  });
}

/** How much the letters of a text say: of a few words less than one of them that is known. */
function guessWorth({ isReliable }: Guess, count: number, isKnown: boolean): number {
  if (count < fewWords && isKnown) return ofLetters;
  return isReliable ? 1 : 0.5;
}

/** What a few words say of their language: each word counts for the languages that know it, the less the more of them do. */
function byWords(words: readonly string[], sample: string, guess: Guess | undefined): string | undefined {
  const small = sample.toLowerCase();
  if (foreign.test(small)) return undefined;
  const scores = scoresOf(words);
  const add = (id: string, by: number) => scores.set(id, (scores.get(id) ?? 0) + by);
  for (const [sign, id] of ownSigns) if (sign.test(small)) add(id, 1);
  if (guess && (scores.has(guess.tag) || scores.size === 0))
    add(guess.tag, guessWorth(guess, words.length, scores.size > 0));
  const [best] = latin
    .map((id) => ({ id, score: scores.get(id) ?? 0 }))
    .toSorted((one, other) => other.score - one.score);
  if (!best || best.score < fewestKnown) return undefined;
  return words.length < fewWords && isLoan(best.score, scores.get('en') ?? 0) ? 'en' : best.id;
}

/** "llama trekking in Wales": one word of another language in a few English ones is a loan. */
const isLoan = (score: number, english: number): boolean =>
  score <= 1 && english > 0 && score - english < fewestKnown;

const windowLength = 300;
const mostWindows = 20;

/** The language of most of a text, read in pieces all over it: what is quoted or listed in another does not decide. */
function byPieces(text: string): Guess | undefined {
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
  const isLong = words.length >= manyWords;
  if (isLong && found?.isReliable) return { tag: found.tag, sureness: 0.95 };
  const tag = byWords(words, sample, isWritten ? found : undefined);
  // Without a known word, letters that English has not say that it is another language.
  const isForeign = tag === undefined && words.length >= fewestWords && /[^\p{ASCII}]/u.test(words.join(''));
  const guessed = isWritten && (words.length >= fewWords || isForeign) ? found?.tag : undefined;
  return { tag: tag ?? guessed ?? 'en', sureness: 0.6 };
}

import { pageWords, phrases, type Words } from '@sitewright/composer-content';
import { remembered } from '../../remembered.ts';
import { unspaced } from '../../whole-words.ts';
import { plain } from '../words.ts';
import { wordsOn } from './missing-words.ts';

/** Words up to this length carry nothing: articles, prepositions. */
const longestFiller = 3;
/** Words that agree in so many letters are one, however they are declined. */
const shortestStem = 5;
const longestEnding = 3;

const asking = new WeakMap<Words, ReadonlySet<string>>();

/** Words that ask for a site or say that it is called something: they are nothing that could stand on a page. */
function askingWords(words: Words): ReadonlySet<string> {
  const known = asking.get(words);
  if (known) return known;
  const { languages } = phrases();
  const small = Object.values(languages).flatMap(
    ({ wants, called, copulas, selves, owners, edges, plain: usual }) =>
      [wants, called, copulas, selves, owners, edges, usual].flat(),
  );
  const kinds = Object.values(pageWords().kinds).flat();
  const made = new Set(
    [...words.pages, ...words.articles, ...kinds, ...small].flatMap((one) => plain(one).split(' ')),
  );
  asking.set(words, made);
  return made;
}

/** Nouns of a text that parts no words: runs of characters that are no Hiragana. */
const runs = /[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}/gu;

const isSame = (word: string, other: string): boolean => {
  if (word === other) return true;
  const stem = Math.max(shortestStem, word.length - longestEnding);
  return word.length >= stem && other.startsWith(word.slice(0, stem));
};

const stemsOn = remembered(
  (page): ReadonlySet<string> => new Set([...wordsOn(page)].map((word) => word.slice(0, shortestStem))),
);

/** The words that carry what a text says and that a page does not show, in any of their forms. */
export function lostNouns(text: string, page: string, words: readonly Words[]): string[] {
  const asked = words.map(askingWords);
  const isAsking = (word: string) => asked.some((list) => list.has(word));
  if (unspaced.test(text)) {
    const squeezed = page.replaceAll(' ', '');
    return (text.match(runs) ?? []).filter((run) => !isAsking(run) && !squeezed.includes(plain(run)));
  }
  const shown = wordsOn(page);
  const stems = stemsOn(page);
  const carrying = [...new Set(plain(text).split(' '))].filter(
    (word) => word.length > longestFiller && !isAsking(word),
  );
  return carrying.filter(
    (word) =>
      !shown.has(word) &&
      !(stems.has(word.slice(0, shortestStem)) && [...shown].some((other) => isSame(word, other))),
  );
}

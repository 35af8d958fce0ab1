import { type RevisionWords, revisionLanguages, revisionWords } from '@sitewright/composer-content';
import { clausesOf } from './clauses.ts';
import { phrase, standAt, wordsOf } from './tokens.ts';

/** Where a picture is to stand: what every site may have, or a part of a page by its name. */
export type PicturePlace = 'hero' | 'logo' | 'gallery' | 'here' | { part: string };

/** What is wished of pictures that are sent along with an instruction. */
export interface PictureWish {
  place: PicturePlace;
  /** Which of the pictures, from 0; empty where the instruction does not say. */
  pictures: number[];
  /** Of a gallery, the part that is called so. */
  part?: string | undefined;
}

export interface PictureWishes {
  wishes: PictureWish[];
  /** What the instruction asks for besides. */
  rest: string;
}

export interface PicturesAsked {
  instruction: string;
  /** What the pictures are called, in their order. */
  names: readonly string[];
  /** What the parts of the site's pages are called. */
  parts: readonly string[];
}

const has = (words: readonly string[], names: readonly string[]): boolean =>
  names.some((name) => {
    const own = wordsOf(name);
    return words.some((_, at) => standAt(own, words, at));
  });

const places = ['gallery', 'hero', 'logo'] as const;

/** The place that is named; a part by the whole of its name goes before what is called so in general. */
function placeIn(words: readonly string[], asked: PicturesAsked, all: readonly RevisionWords[]) {
  const named = asked.parts.find((part) => has(words, [part]));
  const known = places.find((place) => all.some(({ pictures }) => has(words, pictures[place])));
  if (
    named &&
    !(known && all.some(({ pictures }) => pictures[known].some((one) => phrase(one) === phrase(named))))
  )
    return { part: named };
  return known;
}

/** Those that are named, or counted: "the second one", "picture 2". */
function picturesIn(words: readonly string[], { names }: PicturesAsked): number[] {
  const named = names.flatMap((name, index) => (phrase(name) !== '' && has(words, [name]) ? [index] : []));
  if (named.length > 0) return named;
  const numbers = words.map(Number).filter((number) => number >= 1 && number <= names.length);
  return numbers.map((number) => number - 1);
}

/** Of a language without spaces the words are characters, so that those of all languages may stand side by side. */
const allWords = () => revisionLanguages.map((language) => revisionWords(language));

/**
 * Reads where pictures are to stand that are sent along with an instruction. A clause that names a place and no picture is about
 * something else, unless it is all that was said.
 */
export function pictureWishes(asked: PicturesAsked): PictureWishes {
  const all = allWords();
  const namesPicture = (words: readonly string[]): boolean =>
    picturesIn(words, asked).length > 0 || all.some(({ pictures }) => has(words, pictures.picture));
  const pointsAt = (words: readonly string[]): boolean => all.some(({ here }) => has(words, here));
  const likely = all.toSorted(
    (one, other) => knownIn(asked.instruction, other) - knownIn(asked.instruction, one),
  );
  const clauses = likely[0] ? clausesOf(asked.instruction, likely[0]) : [asked.instruction];
  const wishes: PictureWish[] = [];
  const rest: string[] = [];
  for (const clause of clauses) {
    const words = wordsOf(clause);
    const named = placeIn(words, asked, all);
    const place = named ?? (namesPicture(words) && pointsAt(words) ? 'here' : undefined);
    const isWish = place && (namesPicture(words) || pointsAt(words) || clauses.length === 1);
    const pictures = picturesIn(words, asked);
    const part = place === 'gallery' ? galleryOf(asked, all) : undefined;
    if (isWish) wishes.push({ place, pictures, ...(part !== undefined && { part }) });
    else rest.push(clause);
  }
  return { wishes, rest: rest.join('. ') };
}

/** In whatever language the site is. */
const galleryOf = ({ parts }: PicturesAsked, all: readonly RevisionWords[]): string | undefined =>
  parts.find((part) =>
    all.some(({ pictures }) => pictures.gallery.some((one) => phrase(one) === phrase(part))),
  );

const knownIn = (text: string, { articles, joins, polite }: RevisionWords): number => {
  const known = new Set([...articles, ...joins, ...polite].flatMap((one) => wordsOf(one)));
  return wordsOf(text).filter((word) => known.has(word)).length;
};

import { countWords } from '../read/entries/scan/tokens.ts';
import { lettered } from '../read/facts/words.ts';
import { bare, behind, type FrameWords } from './words.ts';

/** A name of more words is a sentence. */
const longestName = 9;
const sign = /[,;:!?@、，；？！]|\.\s/u;

/** Whether words may be part of what names a thing: they hold no clause, and begin and end as a name does. */
export function isThing(text: string, words: FrameWords): boolean {
  return (
    /\p{L}/u.test(text) &&
    !sign.test(text) &&
    countWords(text) <= longestName &&
    words.pronouns.leading(text) === 0 &&
    !words.clauses.has(text) &&
    !words.offer.who.has(text) &&
    words.joins.leading(text) === 0 &&
    words.joins.ending(text) === 0 &&
    words.qualifies.ending(text) === 0
  );
}

const genitive = /^(?:de|del|di|do|da|du|des|von|van|of)\s/iu;

const letter = /^\p{Lu}\s/u;

/** "A level £38", "A level students £34": the capital is a letter and no article. */
const beginsWithLetter = (text: string): boolean => letter.test(text) && lettered.leading(text) > 0;

/** The name of a thing without its article: "a flat tyre"; nothing where the words are those of a clause. */
export function thingOf(text: string, words: FrameWords): string | undefined {
  const named = bare(text);
  if (!isThing(named, words)) return undefined;
  const name = beginsWithLetter(named) ? named : behind(behind(named, words.articles), words.owners);
  // "Bring your own or hire ours" asks somebody.
  const [verb = ''] = /^\p{L}+\s/u.exec(name) ?? [];
  if (verb !== '' && words.owners.leading(name.slice(verb.length)) > 0) return undefined;
  // "El de fin de semana" is one of what was named before.
  return name !== '' && !genitive.test(name) && words.articles.ending(name) < name.length ? name : undefined;
}

/** How much of a text is a word and what it is done to, in place of a thing: "rent it". */
function doneTo(text: string, words: FrameWords): number {
  const [verb = ''] = /^\p{L}+\s/u.exec(text) ?? [];
  const thing = words.pronouns.leading(text.slice(verb.length));
  return verb !== '' && thing > 0 ? verb.length + thing : 0;
}

/** "Rent it for a weekend" is named by what it is for. */
export function heldFor(text: string, words: FrameWords): string | undefined {
  const length = doneTo(text, words);
  const rest = text.slice(length).trimStart();
  const held = length > 0 ? behind(rest, words.holdsFor) : rest;
  return held === rest ? undefined : thingOf(held, words);
}

/** What else is told beside a thing or price: no clause of its own. */
export const isAside = (text: string, words: FrameWords, most: number): boolean =>
  countWords(text) <= most &&
  words.pronouns.leading(text) === 0 &&
  !words.clauses.has(text) &&
  !/[@?!]|\.\s/u.test(text);

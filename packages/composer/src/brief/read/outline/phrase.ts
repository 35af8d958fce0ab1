import { remembered } from '../../../remembered.ts';
import { isSpaceless, tokensOf } from '../entries/scan/tokens.ts';

/** Words that name something, ready to be looked for. */
export interface Phrase<Name extends string> {
  name: Name;
  length: number;
  words: readonly string[];
  /** What any text that holds the phrase holds, however it is declined. */
  stem: string;
  isSpaceless: boolean;
  isCompoundTail: boolean;
}

/** A text to look in: its words in small letters, and all of them with single spaces. */
export interface Words {
  list: readonly string[];
  line: string;
}

const arabic = /\p{Script=Arabic}/u;
/** Shorter words end too many others. */
const shortestTail = 5;

export function phraseOf<Name extends string>(name: Name, text: string, hasCompounds: boolean): Phrase<Name> {
  const words = text.split(/[\s/-]/u).filter((word) => word !== '');
  const [first = ''] = words;
  return {
    name,
    length: text.length,
    words,
    stem: first.endsWith('s') ? first.slice(0, -1) : first,
    isSpaceless: isSpaceless(text),
    isCompoundTail: hasCompounds && words.length === 1 && text.length >= shortestTail,
  };
}

export const wordsOf = remembered((text): Words => {
  const list = tokensOf(text.toLowerCase())
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => token.text);
  return { list, line: list.join(' ') };
});

/** Plurals, and what English makes of a verb: "filtered", "searchable". */
const inflection = /^(?:e?s|n|en|t?ed|ing|able)$/;

/** A word as the phrase's, in its plural or singular, as the last part of a compound, or behind Arabic's joined prefixes. */
function isSameWord(word: string, wanted: string, isTail: boolean): boolean {
  if (word === wanted) return true;
  if (word.startsWith(wanted)) return inflection.test(word.slice(wanted.length));
  if (wanted.length > 5 && wanted === `${word}s`) return true;
  if (!word.endsWith(wanted)) return false;
  return arabic.test(wanted) ? wanted.length >= 3 && word.length - wanted.length <= 3 : isTail;
}

/** Where the last place of a phrase in a text ends, as the number of its word; nothing where it is not in it. */
export function endOf<Name extends string>({ list, line }: Words, phrase: Phrase<Name>): number | undefined {
  const { words, stem, isCompoundTail } = phrase;
  if (!line.includes(stem)) return undefined;
  if (phrase.isSpaceless) return line.lastIndexOf(stem) + stem.length;
  for (let start = list.length - words.length; start >= 0; start -= 1)
    if (words.every((word, at) => isSameWord(list[start + at] ?? '', word, isCompoundTail)))
      return start + words.length;
  return undefined;
}

/** Where a phrase was found: the number of the word it ends at, and how long it is. */
export interface Found {
  end: number;
  length: number;
}

const made = new Map<string, Phrase<'phrase'>>();
/** In a language that is not known only long words are taken for the last part of a compound. */
const surelyTail = 6;

/** A phrase of whatever language. They are kept: they come from lists of words. */
export function anyPhrase(text: string): Phrase<'phrase'> {
  const phrase = made.get(text) ?? phraseOf('phrase', text, text.length >= surelyTail);
  made.set(text, phrase);
  return phrase;
}

/** The last place of a phrase in a text, in whatever language. */
export function findPhrase(words: Words, text: string): Found | undefined {
  const phrase = anyPhrase(text);
  const end = endOf(words, phrase);
  return end === undefined ? undefined : { end, length: text.length };
}

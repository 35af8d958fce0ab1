import { isSpaceless, tokensOf } from '../entries/scan/tokens.ts';

/** Where a phrase stands in a text: the number of the word it ends at, and how long it is. */
export interface Found {
  end: number;
  length: number;
}

const arabic = /\p{Script=Arabic}/u;
/** A compound is told by its last part: "Reservierungsformular". Shorter words end too many others. */
const shortestTail = 6;

export interface Words {
  list: readonly string[];
  /** All of them with single spaces, for scripts without spaces and for phrases. */
  line: string;
}

export function wordsOf(text: string): Words {
  const list = tokensOf(text.toLowerCase())
    .filter(({ kind }) => kind !== 'sign')
    .map((token) => token.text);
  return { list, line: list.join(' ') };
}

/** Plurals, and what English makes of a verb: "filtered", "searchable". */
const inflection = /^(?:e?s|n|en|ed|t?ed|ing|able)$/;
const shortestInflected = 3;

/** A word as the phrase's, in its plural, as the last part of a compound, or behind Arabic's joined prefixes. */
function isSameWord(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  if (word.startsWith(wanted))
    return inflection.test(word.slice(wanted.length)) && wanted.length >= shortestInflected;
  if (!word.endsWith(wanted)) return false;
  return arabic.test(wanted) ? word.length - wanted.length <= 3 : wanted.length >= shortestTail;
}

/** The last place of a phrase in a text. */
export function findPhrase({ list, line }: Words, phrase: string): Found | undefined {
  if (isSpaceless(phrase)) {
    const at = line.lastIndexOf(phrase);
    return at < 0 ? undefined : { end: at + phrase.length, length: phrase.length };
  }
  const wanted = phrase.split(/[\s-]/u);
  for (let start = list.length - wanted.length; start >= 0; start -= 1)
    if (wanted.every((word, at) => isSameWord(list[start + at] ?? '', word)))
      return { end: start + wanted.length, length: phrase.length };
  return undefined;
}

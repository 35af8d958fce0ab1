import { remembered } from '../../remembered.ts';
import { unspaced } from '../../whole-words.ts';
import { plain } from '../words.ts';
import { silentPhrases } from './silent-phrases.ts';

/** Words up to this length carry nothing: articles, prepositions. */
const longestFiller = 3;
/** From this share on what is missing is more than the words around a fact. */
const mostMissing = 0.4;

/** Parts of a text that is written without spaces: every two letters in a row. */
const pairsOf = (line: string): string[] => {
  const letters = [...line.replaceAll(' ', '')];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};

let silent: ReadonlySet<string> | undefined;
/** Words that lead to a fact and are not shown beside it, as they are compared. */
function silentWords(): ReadonlySet<string> {
  silent ??= new Set([...silentPhrases()].flatMap((phrase) => plain(phrase).split(' ')));
  return silent;
}

/** The same for a text that is written without spaces. */
function withoutSilent(line: string): string {
  const phrases = [...silentPhrases()].filter((phrase) => unspaced.test(phrase) && line.includes(phrase));
  return phrases
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, phrase) => rest.replaceAll(phrase, ''), line);
}

/** Statements stand on some page, or on a few of them, by turns. */
const mostPages = 16;

/** The words of a page, as they are compared. */
export const wordsOn = remembered((page): ReadonlySet<string> => new Set(page.split(' ')), mostPages);

const pairsOn = remembered((page): ReadonlySet<string> => new Set(pairsOf(page)), mostPages);

/** Words of a text that a page does not show, as they are compared. `tolerant` lets the words around a fact be missing. */
export function missingWords(text: string, page: string): string[] {
  const line = plain(text);
  if (unspaced.test(line)) {
    const shown = pairsOn(page);
    const pairs = pairsOf(withoutSilent(line));
    const missing = pairs.filter((pair) => !shown.has(pair));
    return missing.length > pairs.length * mostMissing ? [text] : [];
  }
  const words = [...new Set(line.split(' '))];
  const shown = wordsOn(page);
  const missing = words.filter((word) => word && !shown.has(word));
  const numbers = missing.filter((word) => /\p{N}/u.test(word));
  const carrying = words.filter((word) => word.length > longestFiller);
  const lost = missing.filter((word) => word.length > longestFiller && !silentWords().has(word));
  return numbers.length > 0 || lost.length > Math.max(1, carrying.length * mostMissing) ? missing : [];
}

import { subjects, subordinating } from '../../cut/prose/function-words.ts';
import { frameWordsOf } from '../../frames/words.ts';
import { quotesOf } from '../../read/entries/quotes.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, smallWords, tokensOf } from '../../read/entries/scan/tokens.ts';
import { isNounOfSite, leadsToPlace } from '../../read/identity/description/heads.ts';
import { nameRuns } from '../../read/identity/name/runs.ts';
import type { Reading } from '../../read/identity/reading.ts';
import { hasOccasion } from './opening-words.ts';
import { isKnown } from './row.ts';

const mostWords = 20;

export const speaksOfSite = (text: string, { siteWords }: Reading): boolean =>
  smallWords(text).some((word) => siteWords.has(word));

/** "im" is German for "in the", too. */
const isSubject = (word: string, language: string): boolean =>
  subjects.has(word) && (word !== 'im' || language === 'en');

/** Whether somebody says in it what they do, or what is the case: that is a sentence, and no head of a row. */
function isSentence(text: string, reading: Reading): boolean {
  const { grammar, language } = reading;
  const words = smallWords(text);
  if ([...grammar.selves].some((self) => text.toLowerCase().startsWith(`${self} `))) return false;
  const isTold = frameWordsOf(language).there.leading(text) > 0;
  if (isTold || words.some((word) => word !== 's' && grammar.copulas.has(word))) return true;
  return (
    !speaksOfSite(text, reading) &&
    (words.some((word) => isSubject(word, language)) || subordinating.has(words[0] ?? ''))
  );
}

/** A price or a telephone number. */
const isValue = (text: string): boolean => findMoney(text).length > 0 || /(?:\p{N}[\s()-]?){6}/u.test(text);

/** Whether a part says what the whole is of: its trade, an occasion, a site, or its name at the very beginning. */
export function isWhat(text: string, reading: Reading): boolean {
  if (countWords(text) > mostWords || isValue(text) || isSentence(text, reading)) return false;
  const [run] = nameRuns(text, reading.grammar);
  return (
    (run?.start === 0 && run.words > 1) ||
    speaksOfSite(text, reading) ||
    hasOccasion(text, reading.language) ||
    tokensOf(text).some(({ text: word }) => isNounOfSite(word, reading))
  );
}

/** Whether what the whole is of has its name in it: behind "called", in marks, as an address, or written like one. */
export function hasOwnName(text: string, reading: Reading): boolean {
  const { grammar, language } = reading;
  const small = ` ${text.toLowerCase()} `;
  const isSaid = [...grammar.called].some((word) => small.includes(` ${word} `));
  if (isSaid || quotesOf(text).length > 0 || /\p{L}[@.]\p{L}/u.test(text)) return true;
  const words = tokensOf(text).filter(({ kind }) => kind === 'word');
  return words.some(({ text: word }, at) => {
    const before = words[at - 1]?.text ?? '';
    if (at === 0 || !/^\p{Lu}\p{Ll}/u.test(word) || isKnown(word, reading)) return false;
    if (leadsToPlace(before.toLowerCase(), reading)) return false;
    // In German a common noun has its capital, too.
    return language !== 'de' || (isNounOfSite(before, reading) && !isNounOfSite(word, reading));
  });
}

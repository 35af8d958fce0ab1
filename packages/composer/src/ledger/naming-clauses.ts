import { phrases } from '@sitewright/composer-content';
import { placing, siteNouns, subordinating } from '../brief/cut/prose/function-words.ts';
import { segmentsOf } from '../brief/read/entries/scan/segments.ts';
import { trimSeparators } from '../brief/read/entries/scan/trim.ts';
import { asks } from '../brief/read/facts/words.ts';
import { isForMaker, isSalutation } from '../brief/read/guard/maker-talk.ts';
import { printablePart } from '../brief/read/guard/printable-part.ts';
import { withoutGreeting } from '../brief/read/identity/description/of-self.ts';
import { type PhraseFinder, phraseFinder } from '../phrases.ts';
import { isShown, type Shown } from './values-in.ts';

const word = /\p{L}[\p{L}\p{M}'’]*/gu;
const carrying = 4;
const fewestWords = 2;
const mostWords = 16;
/** Of a sentence that names nothing. */
const mostOfSentence = 40;

const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? [];

/** Whether most of the words that say something are on no page. */
function isLost(words: readonly string[], shown: Shown): boolean {
  const saying = words.filter(({ length }) => length >= carrying);
  const lost = saying.filter((each) => !isShown(each, shown));
  return saying.length >= fewestWords && lost.length * 2 > saying.length;
}

let namingFinder: PhraseFinder | undefined;

function naming(): PhraseFinder {
  namingFinder ??= phraseFinder(Object.values(phrases().languages).flatMap(({ called }) => called));
  return namingFinder;
}

/** What speaks of the site or asks for something is for the maker. */
const isOfSite = (clause: string, words: readonly string[]): boolean =>
  isForMaker(clause) || asks(clause) || words.some((each) => siteNouns.has(each));

/** Beside the name, what tells what something is called or speaks of the writer's family is as well. */
const isSaidToMaker = (clause: string, words: readonly string[]): boolean =>
  isOfSite(clause, words) || naming().has(clause) || words.some((each) => phrases().kin.includes(each));

/** What follows the anchor goes on with it: "Sizzle & Hum bends neon by hand"; a place or a phrase stands alone. */
function withSubject(clause: string, anchor: string, before: string): string {
  const [first = ''] = wordsOf(clause);
  const isDirect = before === '' && !placing.has(first);
  return subordinating.has(first) || isDirect ? `${anchor}${before} ${clause}` : clause;
}

/** A sentence that says what it is beside another one that does: "We organize river cleanups". */
export function lostBesideName(sentence: string, shown: Shown): string[] {
  if (isSalutation(sentence)) return [];
  const text = withoutGreeting(sentence);
  const words = wordsOf(text);
  const isKept = words.length <= mostOfSentence && isLost(words, shown) && !isOfSite(text, words);
  const printed = isKept ? printablePart(text) : undefined;
  return printed ? [printed] : [];
}

/**
 * What the sentence that names the whole tells behind its name and the pages lack: "mobile dog grooming, I come to your driveway".
 * What is in front of the name asks for the site. `anchor` is the name, or the words for what it is.
 */
export function lostBehindName(text: string, anchor: string, shown: Shown): string[] {
  const start = anchor === '' ? -1 : text.indexOf(anchor);
  if (start < 0) return [];
  const [told, ...others] = segmentsOf(text.slice(start + anchor.length)).flatMap((segment) => {
    const clause = trimSeparators(segment.text.replace(/^["”“»」』’']+/u, ''));
    const words = wordsOf(clause);
    const isKept = words.length <= mostWords && isLost(words, shown) && !isSaidToMaker(clause, words);
    const printed = isKept ? printablePart(clause) : undefined;
    return printed ? [{ text: withSubject(printed, anchor, segment.before), bare: printed }] : [];
  });
  return told ? [[told.text, ...others.map(({ bare }) => bare)].join(', ')] : [];
}

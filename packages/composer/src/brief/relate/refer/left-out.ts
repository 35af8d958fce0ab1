import { phrases } from '@sitewright/composer-content';
import { segmentsOf } from '../../read/entries/scan/segments.ts';
import { countWords, tokensOf } from '../../read/entries/scan/tokens.ts';
import { withoutQuotes } from '../../read/guard/maker-talk.ts';
import { discourseWords } from '../discourse-words.ts';
import { namingStems } from './stems.ts';

/** What is left out is named with few words, and the words that ask for it are few. */
const longest = 8;
const longestAsking = 4;

let copulas: ReadonlySet<string> | undefined;

/** Up to the verb: "The raffle | is over". */
function subjectIn(text: string): string {
  copulas ??= new Set(Object.values(phrases().languages).flatMap((language) => language.copulas));
  const words = tokensOf(text).filter(({ kind }) => kind !== 'sign');
  const verb = words.findIndex((word) => copulas?.has(word.text.toLowerCase()) === true);
  const end = verb < 0 ? words.length : verb;
  return end > longest
    ? ''
    : text.slice(0, words[end]?.start ?? text.length).replace(/[\s,;:–—-]{1,4}$/u, '');
}

/** Where the last words of a text leave out what stands before them: "…, that can go". */
function droppedAt(text: string): number {
  if (!discourseWords().drops.has(text)) return -1;
  const last = segmentsOf(text).at(-1);
  const isDrop =
    last !== undefined &&
    last.start > 0 &&
    countWords(last.text) <= longestAsking &&
    discourseWords().drops.has(last.text);
  return isDrop ? last.start : -1;
}

/** Whether a text asks to keep from visitors what it says or points to. */
export const asksToConceal = (text: string): boolean =>
  discourseWords().conceals.has(withoutQuotes(text)) || droppedAt(text) >= 0;

/** Where the words begin by which a text asks to leave out what it says. */
function askingAt(text: string): number {
  const dropped = droppedAt(text);
  if (dropped >= 0) return dropped;
  const { conceals } = discourseWords();
  return tokensOf(text).find(({ start }) => conceals.leading(text.slice(start)) > 0)?.start ?? 0;
}

/**
 * What a statement that asks to leave something out names itself, in front of the words that ask: "the raffle" of "the raffle is over,
 * skip it". Nothing where it points to what was said before.
 */
export function leftOutIn(text: string): string | undefined {
  if (!asksToConceal(text)) return undefined;
  const subject = subjectIn(text.slice(0, askingAt(text)));
  return namingStems(subject).length > 0 ? subject : undefined;
}

import { findMoney } from '../read/entries/scan/money.ts';
import { countWords, tokensOf } from '../read/entries/scan/tokens.ts';
import { talk } from '../read/facts/words.ts';
import { bare, behind, type FrameWords } from './words.ts';

/** Stands where a value was, and is in no word. */
const hole = '\uFFFC';

/** Where somebody is found only with a name of theirs: without one it is told, not given. */
const network = /facebook|instagram|tiktok|youtube|linkedin|twitter|whatsapp|pinterest|telegram/iu;

/** A run of words in a sentence that are not those by which it gives an address or number. */
interface Left {
  start: number;
  end: number;
}

function leftOver(text: string, words: FrameWords): Left[] {
  const runs: Left[] = [];
  let at = 0;
  for (const token of tokensOf(text)) {
    if (token.start < at) continue;
    const length = token.kind === 'word' ? words.contact.leading(text.slice(token.start)) : 0;
    const isSilent = token.kind === 'sign' && token.text !== '@';
    at = length > 0 ? token.start + length : token.end;
    if (length > 0 || isSilent) continue;
    const last = runs.at(-1);
    // Small words within what is told belong to it: "ask for Jo at the bar".
    if (last && !text.slice(last.end, token.start).includes(hole)) last.end = token.end;
    else runs.push({ start: token.start, end: token.end });
  }
  return runs;
}

/** What is left of words before a number without those that only lead to it: "call Derek on". */
export function labelIn(text: string, words: FrameWords): string {
  const [first] = leftOver(text, words);
  const label = first ? bare(text.slice(first.start, first.end)) : '';
  return network.test(label) ? '' : label;
}

/** What a sentence says around the values that it gives: nothing, or a note beside one of them. */
export interface ContactSentence {
  note?: { text: string; beside: string };
}

/** A longer statement is prose. */
const longest = 400;
const longestNote = 9;

/** The whole of what is said around a run of words: up to the next value or comma before it, to the end behind it. */
function noteAt(text: string, { start, end }: Left, words: FrameWords): string {
  const from = Math.max(text.lastIndexOf(hole, start), text.lastIndexOf(',', start)) + 1;
  const upTo = text.slice(end).search(/[,.;\uFFFC]/u);
  const whole = from > 0 ? text.slice(from, upTo < 0 ? text.length : end + upTo) : text.slice(start, end);
  return bare(behind(bare(whole), words.joins));
}

/**
 * Reads a sentence that says nothing but how to reach somebody: "call us on 0113 496 0187 and ask for Jo". Nothing where it says more
 * than one thing beside the values.
 */
export function contactSentence(
  text: string,
  values: readonly string[],
  words: FrameWords,
): ContactSentence | undefined {
  if (text.length > longest) return undefined;
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  const holed = longestFirst.reduce((rest, value) => rest.replace(value, hole), text);
  if (!holed.includes(hole)) return undefined;
  const [run, ...others] = leftOver(holed, words);
  if (!run) return {};
  const note = noteAt(holed, run, words);
  if (
    others.length > 0 ||
    countWords(note) > longestNote ||
    /\p{N}{4}/u.test(note) ||
    network.test(note) ||
    findMoney(note).length > 0
  )
    return undefined;
  const isBehind = holed.indexOf(hole) < run.start;
  if (!isBehind && !/\p{N}/u.test(note) && !(/^\p{Lu}/u.test(note) && countWords(note) <= 2))
    return undefined;
  // What is said of somebody beside a number is for the maker: "he never looks".
  if (talk.has(note)) return undefined;
  const index = isBehind ? holed.slice(0, run.start).split(hole).length - 2 : 0;
  const inOrder = values.toSorted((one, other) => text.indexOf(one) - text.indexOf(other));
  const beside = inOrder[index];
  return beside === undefined ? undefined : { note: { text: note, beside } };
}

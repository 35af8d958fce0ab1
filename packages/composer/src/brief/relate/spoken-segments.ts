import type { Span } from '../read/entries/scan/tokens.ts';

/** A stretch of a sentence between signs, by its offsets in the sentence; `from` is where the sign in front of it begins. */
export interface Segment extends Span {
  from: number;
  text: string;
  /** What stands in brackets, or behind a dash, is said beside the rest. */
  isBeside: boolean;
}

const sentenceEnd = /(?:(?<!\s\d{1,2})\.|[!?])(?=\s{1,4}["“«(¿¡]?\p{Lu})|[。！？]|\n/gu;
/** What goes on for longer is no sentence that somebody puts right. */
const longestSentence = 600;

/** A prompt at the ends of its sentences and lines, each with its sign. */
export function sentencesIn(prompt: string): { text: string; start: number }[] {
  const ends = [...prompt.matchAll(sentenceEnd)].map(({ 0: sign, index }) =>
    sign === '\n' ? index : index + sign.length,
  );
  const starts = [0, ...ends];
  return starts.flatMap((start, at) => {
    const text = prompt.slice(start, ends[at]);
    const skipped = text.length - text.trimStart().length;
    const isShort = text.trim() !== '' && text.length <= longestSentence;
    return isShort ? [{ text: text.slice(skipped), start: start + skipped }] : [];
  });
}

const parting = /[([（][^()[\]（）]{2,160}[)\]）]|,\s+|;\s+|\s[–—-]\s|\s?…\s?|\.{3}\s?|[，、；]/gu;

/** A sentence at the signs at which somebody may stop to correct themselves. */
export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let start = 0;
  let isBeside = false;
  const add = (end: number) => segments.push({ from, start, end, text: text.slice(start, end), isBeside });
  for (const { 0: sign, index } of text.matchAll(parting)) {
    const end = index + sign.length;
    add(index);
    isBeside = /^\s[–—-]/u.test(sign);
    [from, start] = [index, end];
    if (!/^[([（]/u.test(sign)) continue;
    segments.push({ from: index, start: index + 1, end, text: sign.slice(1, -1), isBeside: true });
    [from, isBeside] = [end, false];
  }
  add(text.length);
  return segments;
}

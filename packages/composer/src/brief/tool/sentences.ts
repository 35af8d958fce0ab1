/** A sentence of a prompt, as it was written, and where it begins. */
export interface Sentence {
  text: string;
  start: number;
}

/** Ends of sentences; no dot of a number, an abbreviation of one letter or a time. */
const ends = /(?<!(?<!\p{L})\p{L})[.!?](?=\s|$)|[。！？]|\n/gu;

/** The sentences and lines of a text, without those that say nothing. */
export function sentencesOf(text: string): Sentence[] {
  const cuts = [...text.matchAll(ends)].map(({ index, 0: sign }) => index + sign.length);
  const starts = [0, ...cuts];
  return starts
    .map((start, at) => ({ start, text: text.slice(start, starts[at + 1] ?? text.length) }))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

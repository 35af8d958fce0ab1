export type PartNumber = 1 | 2 | 3 | 4 | 5;

export interface Phrase {
  text: string;
  /** The place on the page that this phrase became. */
  part?: PartNumber;
  /** What follows the number without a break. */
  end?: string;
}

/** A brief as a person writes it; its numbered phrases are the numbered parts of the example page. */
export const brief: readonly Phrase[] = [
  { text: 'A website for ' },
  { text: 'Halden Cycles', part: 1, end: ',' },
  { text: ' a two-person repair workshop behind the canal. Warm and bold, with ' },
  { text: 'a drawing of a bicycle', part: 2, end: '.' },
  { text: ' Say that we ' },
  { text: 'tell people the price first', part: 3, end: '.' },
  { text: ' Show ' },
  { text: 'our prices', part: 4 },
  { text: ' and ' },
  { text: 'opening hours', part: 5, end: '.' },
  { text: ' Anyone should be able to book a repair from their phone.' },
];

export const textOf = (phrases: readonly Phrase[]) =>
  phrases.map(({ text, end = '' }) => text + end).join('');

export const wordCount = (text: string) => text.match(/\S+/gu)?.length ?? 0;

export interface Step {
  text: string;
  /** Where in its phrase it begins. */
  at: number;
}

/** The steps in which a text is typed: each word with the space before it. */
const stepsOf = ({ text }: Phrase): Step[] =>
  [...text.matchAll(/\s*\S+(?:\s+$)?/gu)].map(({ 0: word, index }) => ({ text: word, at: index }));

export const stepCount = (phrases: readonly Phrase[]) => phrases.flatMap(stepsOf).length;

/** Each phrase with its steps; `typed` is how many of them there are when so many of the whole text are. */
export function typedPhrases(phrases: readonly Phrase[], typedOfAll: number) {
  let before = 0;
  return phrases.map((phrase) => {
    const steps = stepsOf(phrase);
    const typed = Math.min(Math.max(typedOfAll - before, 0), steps.length);
    before += steps.length;
    return { ...phrase, steps, typed, isWhole: typed === steps.length };
  });
}

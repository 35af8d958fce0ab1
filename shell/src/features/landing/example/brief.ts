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

const whole = ({ text, end = '' }: Phrase) => text + end;

export const textOf = (phrases: readonly Phrase[]) => phrases.map(whole).join('');

export const wordCount = (phrases: readonly Phrase[]) => textOf(phrases).trim().split(/\s+/u).length;

/** Each phrase with the number of its characters that are typed when so many of the text are. */
export function typedPhrases(phrases: readonly Phrase[], typed: number) {
  let before = 0;
  return phrases.map((phrase) => {
    const count = Math.min(Math.max(typed - before, 0), whole(phrase).length);
    before += whole(phrase).length;
    return { ...phrase, typed: count, isWhole: count >= phrase.text.length };
  });
}

import { endOfReading } from '../readable-part.ts';
import type { Edit } from './edit.ts';
import { selfCorrections } from './self-corrections.ts';

/** A prompt as its writer means it, and where its offsets are in what was written. */
export interface Meant {
  text: string;
  /** The offset in the prompt as it was written; a stretch that is gone belongs to what stands before it. */
  written(offset: number): number;
}

const gap = /\s/u;

/** Of what is taken out, the space in front goes as well where a sign or another space follows. */
function tidied(prompt: string, { start, end, text }: Edit): Edit {
  const isLoose =
    text === '' &&
    start > 0 &&
    gap.test(prompt.charAt(start - 1)) &&
    /^(?:[\s,.;:!?)]|$)/u.test(prompt.slice(end));
  return { start: isLoose ? start - 1 : start, end, text };
}

/** Stretches that follow each other are one. */
function joined(edits: readonly Edit[]): Edit[] {
  const result: Edit[] = [];
  for (const { start, end, text } of edits) {
    const last = result.at(-1);
    if (!last || start > last.end) result.push({ start, end, text });
    else if (start === last.end) Object.assign(last, { end, text: last.text + text });
  }
  return result;
}

/** Carries out what a writer corrects in the sentence that says it, as far as a prompt is read. */
export const asItHolds = (prompt: string): Meant =>
  withEdits(prompt, selfCorrections(prompt.slice(0, endOfReading(prompt))));

/** A prompt with some of its stretches written otherwise; they stand in order. */
export function withEdits(prompt: string, given: readonly Edit[]): Meant {
  const edits = joined(given).map((edit) => tidied(prompt, edit));
  let text = '';
  let from = 0;
  const places = edits.map((edit) => {
    text += prompt.slice(from, edit.start) + edit.text;
    from = edit.end;
    return { meant: text.length, written: edit.end };
  });
  return {
    text: text + prompt.slice(from),
    written: (offset) => {
      const last = places.findLast(({ meant }) => meant <= offset);
      return last ? last.written + offset - last.meant : offset;
    },
  };
}

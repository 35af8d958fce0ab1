import type { Told } from '../../cut/cut.ts';
import type { Span } from '../../read/entries/scan/tokens.ts';
import { isKnownPlace } from '../../read/identity/description/proper-case.ts';
import { nameRuns } from '../../read/identity/name/runs.ts';
import type { Reading } from '../../read/identity/reading.ts';

/** A part of the sentence that a prompt opens with, by its offsets in it. Without `told` it stands for itself. */
export interface OpeningPart extends Span {
  text: string;
  told?: Told;
}

/** The parts of an opening, and what is known of it as a whole. */
export interface Row {
  parts: readonly OpeningPart[];
  reading: Reading;
  /** Whether the prompt is typed without capitals. */
  isCasual: boolean;
  /** Whether a site is asked for in so many words, or it is somebody's own, or one of its kind. */
  isAsked: boolean;
  /** Whether what it is of has its name in it. */
  isNamed: boolean;
  /** Whether it is of something that takes place. */
  isOccasion: boolean;
}

export const isKnown = (text: string, reading: Reading): boolean => isKnownPlace(text.toLowerCase(), reading);

/** Whether a text is written like a name from its first word to its last. */
export const isCapital = (text: string, { grammar }: Reading): boolean => {
  const [run] = nameRuns(text, grammar, true);
  return run?.start === 0 && run.end === text.replace(/\.$/u, '').length;
};

/** Words alone, as a name or a place is written. */
export const isBare = (text: string): boolean => /^\p{L}[\p{L}\p{M}\s'’&+.-]*$/u.test(text);

import { beginsLinesSmall, startsWithKey, wrapWidth } from './line-shape.ts';

/** What a prompt looks like as a whole. */
export interface PromptShape {
  /** Several of its lines are `key: value`. */
  isFielded: boolean;
  /** It has many lines, so that each is a thing of its own. */
  isLined: boolean;
  /** The width its lines were broken at. */
  width: number | undefined;
  /** Its lines begin with small letters: one that does so goes on with nothing. */
  areLinesSmall: boolean;
  /** Several of its lines are a question and its answer. */
  isAsked: boolean;
}

const fewestFields = 3;
const fewestLines = 4;
const fewestQuestions = 2;
/** "**Is there a contract?** No, you pay by the month." */
const answered = /^[^?？؟]{4,160}[?？؟][*_"”»]{0,3}\s+[^\s?][^?]*$/u;

/** `lines` are those that are not empty, without space at their ends. */
export function shapeOfPrompt(lines: readonly string[]): PromptShape {
  const fields = lines.filter(startsWithKey);
  const isFielded = fields.length >= fewestFields;
  // A line of a sheet ends where its value does, however long the others are.
  const wrapped = isFielded ? lines.filter((line) => !startsWithKey(line)) : lines;
  return {
    isFielded,
    isLined: lines.length >= fewestLines,
    width: wrapWidth(wrapped.map((line) => line.length)),
    areLinesSmall: beginsLinesSmall(lines),
    isAsked: lines.filter((line) => answered.test(line)).length >= fewestQuestions,
  };
}

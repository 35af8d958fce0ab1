import type { FieldKind } from '../site-plan.ts';

/** Texts and words that planning needs beside the fixed texts of sections. */
export interface PlanTexts {
  /** Questions that a brief's own facts answer. */
  ask: { open: string; where: string; reach: string; cost: string; offer: string; next: string };
  calculator: {
    amount: string;
    /** In percent a year. */
    rate: string;
    years: string;
    monthly: string;
    factor: string;
    estimate: string;
    total: string;
    /** That the visitor's own numbers make the result. */
    assumption: string;
  };
  /** Titles of small tools. */
  tools: { chart: string; quiz: string; todo: string; memory: string };
  /** The title of a last word with the action below it. */
  call: string;
  /** Words that say what kind of field a form's field is, in lower case; the first that is met decides. */
  fieldWords: readonly (readonly [kind: FieldKind, ...stems: string[]])[];
  /** Words for a game of pairs. */
  memoryWords: readonly string[];
  /** Stems by which a function says that it is about paying back a loan. */
  loanWords: readonly string[];
  /** "months", "free" and number words from one to six, by which a discount for a whole year is said. */
  yearly: { months: readonly string[]; free: readonly string[]; numbers: readonly string[] };
}

import * as z from 'zod/mini';
import { text } from './text.ts';

/** By ISO 639-1. */
const byLanguage = z.record(z.string(), z.array(text));

/** Words by which a prompt is cut where no sign parts what it says, in small letters. */
export const cuttingSchema = z.strictObject({
  /** The key of a letter's head before who wrote it, whom it goes to, and what it is about. */
  senders: byLanguage,
  receivers: byLanguage,
  subjects: byLanguage,
  /** What begins a clause where the language needs no subject, or where it is left out: "vendemos". */
  speaking: byLanguage,
  /** The same in two words: "se llama". */
  reflexive: byLanguage,
  /** What stands before such a word where it is denied. */
  denying: byLanguage,
  /** Behind a number that is a price: "8 quid". */
  coins: byLanguage,
  /** Between a subject that is left out and such a word: "lo necesito". */
  clitics: byLanguage,
  /** Verbs that stand before their subject, which begins nothing there: "what do we". */
  inverting: byLanguage,
  /** Before a number that counts something and is no price: "we've got 62 plots". */
  counting: byLanguage,
  /** Before a number that is one of a row or a bound, and no price: "week 31", "under 12". */
  numbering: byLanguage,
  /** Heads under which something is done step by step. */
  steps: byLanguage,
});
export type Cutting = z.infer<typeof cuttingSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

/** By ISO 639-1. */
const byLanguage = z.record(z.string(), z.array(text));

/** Words that tie a clause to what is said before it, in small letters. */
export const discourseSchema = z.strictObject({
  /** Who speaks begins with these: "my name is". */
  introduces: byLanguage,
  /** What is said in front of a correction: "sorry", "Moment". */
  corrects: byLanguage,
  /** What says of a thing that something about it is otherwise now: "has moved to". */
  changes: byLanguage,
  /** What says that something holds now, and did not before: "these days". */
  nows: byLanguage,
  /** What says that something comes on top of what was said: "also". */
  adds: byLanguage,
  /** Words for the beginning of opening hours, and for their end. */
  opens: byLanguage,
  closes: byLanguage,
  /** What asks to keep what was just said from visitors: "leave that out". */
  conceals: byLanguage,
  /** What begins an order not to do something. */
  forbids: byLanguage,
  /** Which of those words deny what was said right before: "no, wait". */
  denies: byLanguage,
  /** What stands around NEW, which is to stand where something else was said. */
  puts: byLanguage,
  /** What says that somebody says something: "reckons that"; it stands behind who says it. */
  reports: byLanguage,
  /** What begins who says it, but for a name: "my". */
  speakers: byLanguage,
  /** What takes back what stands before it, or what it names: "scrap that". */
  withdraws: byLanguage,
  /** Between what holds and what does not: "22 May, not 15". */
  instead: byLanguage,
  /** How one puts NEW in place of OLD, which was said before: "instead of OLD call it NEW". */
  replaces: byLanguage,
  /** What parts what holds from what was said right before it in a row: "sage and white, no, petrol". */
  turns: byLanguage,
  /** What begins a thought that was given up: "I was thinking of green, but …". */
  tentative: byLanguage,
  /** What parts such a thought from what holds. */
  contrasts: byLanguage,
  /** What says that a value held before: "used to be", and that one does not hold: "is wrong". */
  olds: byLanguage,
  wrongs: byLanguage,
  /** What says that something is elsewhere now: the word for it, and those before the old and the new place. */
  moves: z.record(z.string(), z.array(z.array(text))),
  /** What leaves out, at the end of a sentence, what it says before: "…, that can go". */
  drops: byLanguage,
  /** What stands between a thing and its price: "costs". */
  costing: byLanguage,
  /** What begins a clause that goes on with the one before it: "because". */
  depends: byLanguage,
});
export type Discourse = z.infer<typeof discourseSchema>;

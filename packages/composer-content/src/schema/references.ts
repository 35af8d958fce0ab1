import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);
/** By ISO 639-1, in small letters. */
const byLanguage = z.record(z.string(), list);

/** What a value of a kind looks like; a kind without one is told by its cues or its names. */
const valueShapeSchema = z.enum(['money', 'phone', 'email', 'address', 'age', 'number', 'code']);
export type ValueShape = z.infer<typeof valueShapeSchema>;

/** How a statement names what stands elsewhere. A template may begin with `^`, the start of a clause, and has `*` for what it names. */
export const referencesSchema = z.strictObject({
  /** In front of a kind of value it forbids all of that kind: "no prices". */
  nones: byLanguage,
  /** Goes on with the ban before it: "neither". */
  continues: byLanguage,
  /** Begins what gives the value that was just named: "that's 07700 900461". */
  gives: byLanguage,
  /** What points to what was said right before: "that figure". */
  anaphors: byLanguage,
  /** Words beside what is named that name nothing themselves: "website", "please". */
  unnamed: byLanguage,
  /** Stands between what is named and what that belongs to: "the debts of Klaus". */
  of: byLanguage,
  /** Templates: somebody is no longer there. */
  leaves: byLanguage,
  /** Templates: something is no longer offered. */
  ends: byLanguage,
  /** Kinds of values that are named by their kind, the closest first. */
  kinds: z.array(
    z.strictObject({
      kind: text,
      value: z.optional(valueShapeSchema),
      names: byLanguage,
      /** What stands beside such a value: "born". */
      cues: z.optional(byLanguage),
    }),
  ),
});
export type References = z.infer<typeof referencesSchema>;

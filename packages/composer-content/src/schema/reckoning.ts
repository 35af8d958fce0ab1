import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** The words of all languages by which prices are told from their conditions, and a sum is said in words. */
export const reckoningSchema = z.strictObject({
  /** What an order costs beside its goods, and how a condition of it begins: "delivery", "free over". */
  conditions: z.strictObject({ subjects: list, openers: list }),
  /** Between two amounts of which the last alone has its currency; `and` only behind `between`: "between 20 and 40 euros". */
  spans: z.strictObject({ to: list, between: list, and: list }),
  /**
   * What is said of prices and is none of them: `limits` begin it, "minimum", `bounds` where it has no amount, "ages"; both may
   * end it then, as `included` does; `halves` stand anywhere in it, "half price", `less` right behind how much: "10% off".
   */
  rules: z.strictObject({ limits: list, bounds: list, included: list, halves: list, less: list }),
  /** What alone, behind a thing, says that somebody has it: "sold". */
  gone: list,
  /** What says that a thing cannot be had now. */
  soldOut: list,
  /**
   * Operators as they are said; `rates` stand between a price and what it is for: "£28 per hour", `gives` between a sum and what it
   * works out, and a sum with one of `unless` in it is none that a formula could say.
   */
  arithmetic: z.strictObject({
    times: list,
    plus: list,
    minus: list,
    divided: list,
    rates: list,
    gives: list,
    unless: list,
  }),
  /** A bill shared out: what says so, what says that a tip is added, and the labels by language. */
  split: z.strictObject({
    words: list,
    tips: list,
    labels: z.record(z.string(), z.strictObject({ bill: text, people: text, tip: text, each: text })),
  }),
  /** What says that a calculator is to add up prices. */
  pricing: list,
  /** What visitors are to put in beside what has a price: prices alone do not give what is worked out of it. */
  entering: list,
});
export type Reckoning = z.infer<typeof reckoningSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

const words = z.array(text);

/** The words that refuse what stands behind them, and where what they refuse ends. */
export const negationsSchema = z.strictObject({
  /** By language. English ones turn up in prompts of every language. */
  words: z.record(z.string(), words),
  /** Of scripts that part no words: they stand anywhere. */
  unspaced: words,
  /** English words that mean something else in a language: "no" is "in the" in Portuguese. */
  clashes: z.record(z.string(), words),
  /** They refuse only together with others, in any language: "leave out", "keep off". */
  weak: words,
  /** They refuse in their own language alone: in others they are other words. */
  ambiguous: words,
  /** They only look like refusals: "not only", "don't forget". */
  harmless: words,
  /** What stands behind one is wanted again: "no pink but navy". */
  contrasts: words,
  /** What may stand between a refusal and what it refuses: "don't use any". */
  lead: words,
  /** What may stand behind the name of what is refused and tells nothing more of it: "no booking needed, please". */
  trail: words,
  /** By one of these something is done on the site itself: "no online booking". */
  online: words,
  /** Between two things that are refused. */
  joins: words,
});
export type Negations = z.infer<typeof negationsSchema>;

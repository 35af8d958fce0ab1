import * as z from 'zod/mini';
import { text } from './text.ts';

const names = z.array(text);

/** What words are called that are printed as they are, in all languages. */
export const exactWordsSchema = z.strictObject({
  /** What stands large at the top, or in one line below that. */
  headlines: names,
  /** The same where they are all of a key, and other words elsewhere: a "sub" is a sandwich, too. */
  wholeKeys: names,
  /** The same, or what heads something else: "title" is of a job, too. */
  titles: names,
  /** What stands on a button. */
  buttons: names,
  /** Small print. */
  notices: names,
  /** What somebody has said. */
  quotes: names,
});
export type ExactWords = z.infer<typeof exactWordsSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

/** By ISO 639-1, in small letters. */
const byLanguage = z.record(z.string(), z.array(text));

/** How languages speak of the pages of a site. */
export const pageWordsSchema = z.strictObject({
  /** "page". */
  one: byLanguage,
  /** "pages". */
  several: byLanguage,
  /** How the first page is called. */
  home: byLanguage,
  /** What may stand before the name of a page, or the word for one: "on the". */
  on: byLanguage,
});
export type PageWords = z.infer<typeof pageWordsSchema>;

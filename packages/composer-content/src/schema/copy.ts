import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** How a prompt's own words become copy in one language. */
const languageCopySchema = z.strictObject({
  /** What joins an entry to the one before it, and opens no sentence of its own. */
  conjunctions: list,
  articles: list,
  /** What the maker of a site calls its parts, before the subject and after it: "table of prices", "price table". */
  makers: z.strictObject({ before: list, after: list }),
  /** Last words of titles that name a form. */
  forms: list,
  /** Words that name nothing: "business", "something cool". */
  fillers: list,
  /** Beginnings of words by which a fact belongs to a section. A space at the end ends the word. */
  topics: z.strictObject({ discounts: list, visit: list, payment: list, shipping: list, background: list }),
});
export type LanguageCopy = z.infer<typeof languageCopySchema>;

export const copySchema = z.strictObject({ languages: z.record(z.string(), languageCopySchema) });
export type Copy = z.infer<typeof copySchema>;

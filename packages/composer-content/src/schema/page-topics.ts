import { briefSectionTypeSchema } from '@sitewright/contracts';
import * as z from 'zod/mini';
import { text } from './text.ts';

const byLanguage = z.record(z.string(), z.array(text));

/**
 * What pages are often about, by language: beginnings of words that name it in a page's title, and of those that tell of it in a fact
 * and may name it, too. A space at the end ends the word. `section` is the kind of section that such a page is.
 */
export const pageTopicsSchema = z.record(
  z.string(),
  z.strictObject({ section: z.optional(briefSectionTypeSchema), titles: byLanguage, facts: byLanguage }),
);
export type PageTopics = z.infer<typeof pageTopicsSchema>;

import * as z from 'zod/mini';
import { messagesSchema } from './messages.ts';
import { groupTextsSchema, siteTypeEntrySchema } from './site-type.ts';
import { wordsSchema } from './words.ts';

/** A file of `data/locales`. */
export const localeFileSchema = z.strictObject({
  messages: messagesSchema,
  words: wordsSchema,
  /** What the site types of a group share. */
  groups: z.record(z.string(), groupTextsSchema),
  siteTypes: z.record(z.string(), siteTypeEntrySchema),
});
export type LocaleFile = z.infer<typeof localeFileSchema>;

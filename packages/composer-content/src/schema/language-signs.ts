import * as z from 'zod/mini';
import { text } from './text.ts';

/**
 * What tells the language of a few words, by language: ends of words, towns by the names they have there, and small words. For Japanese
 * what a text without kana has that Chinese ones have not.
 */
export const languageSignsSchema = z.record(z.string(), z.array(text));
export type LanguageSigns = z.infer<typeof languageSignsSchema>;

/** Articles, prepositions, pronouns and the like, by language: a name or a dish from elsewhere brings few of them along. */
export const functionWordsSchema = z.record(z.string(), z.array(text));
export type FunctionWords = z.infer<typeof functionWordsSchema>;

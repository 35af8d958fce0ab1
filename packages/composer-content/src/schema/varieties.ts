import * as z from 'zod/mini';
import { text } from './text.ts';

/**
 * Languages that are written otherwise somewhere: `tag` names a file of locales, `of` the locale its prompts are first taken for. `signs`, in
 * small letters, are words, places and money by which a prompt comes from there.
 */
export const varietiesSchema = z.array(z.strictObject({ tag: text, of: text, signs: z.array(text) }));
export type Varieties = z.infer<typeof varietiesSchema>;

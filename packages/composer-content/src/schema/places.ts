import * as z from 'zod/mini';
import { text } from './text.ts';

/** Cities and regions by their names; `homonyms`, in small letters, are common words as well: "bath", "essen". */
export const placesSchema = z.strictObject({ names: z.array(text), homonyms: z.array(text) });
export type Places = z.infer<typeof placesSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** How the state of a service is said, in all languages. */
export const statesSchema = z.strictObject({ good: list, warn: list, bad: list });
export type States = z.infer<typeof statesSchema>;

import * as z from 'zod/mini';

/** A text that is written or looked for: never empty, nothing at its edges but what it needs. */
export const text = z.string().check(z.minLength(1));

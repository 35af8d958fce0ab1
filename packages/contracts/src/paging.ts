import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** The query of every list. `cursor` is opaque and comes from the previous answer's `Link: <…>; rel="next"`. */
export const pageQuerySchema = z.object({
  limit: z._default(
    z.coerce
      .number({ error: 'limit is a whole number.' })
      .check(
        z.refine(Number.isInteger, 'limit is a whole number.'),
        z.minimum(1, 'limit is at least 1.'),
        z.maximum(limits.pageMaxSize, `limit is at most ${limits.pageMaxSize}.`),
      ),
    limits.pageDefaultSize,
  ),
  cursor: z.optional(z.string().check(z.maxLength(limits.cursorMaxLength))),
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.searchMaxLength))),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

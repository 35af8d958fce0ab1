import { z } from 'zod';
import { limits } from './limits.ts';

/** The query of every list. `cursor` is opaque and comes from the previous answer's `Link: <…>; rel="next"`. */
export const pageQuerySchema = z.object({
  limit: z.coerce
    .number({ error: 'limit is a whole number.' })
    .int('limit is a whole number.')
    .min(1, 'limit is at least 1.')
    .max(limits.pageMaxSize, `limit is at most ${limits.pageMaxSize}.`)
    .default(limits.pageDefaultSize),
  cursor: z.string().max(limits.cursorMaxLength).optional(),
  search: z.string().trim().max(limits.searchMaxLength).optional(),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

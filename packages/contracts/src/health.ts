import * as z from 'zod/mini';

/** What asks for the health of a part, every few seconds. */
export const healthPaths = ['/healthz', '/readyz', '/livez'] as const;

/** What `GET /healthz` answers: the gateway names every part; a service names what it needs itself. */
export const healthSchema = z.object({
  status: z.enum(['ready', 'starting', 'unavailable']),
  /** Of whoever answers, where it tells. */
  version: z.optional(z.string()),
  parts: z.record(
    z.string(),
    z.object({ status: z.enum(['ready', 'unavailable']), detail: z.optional(z.string()) }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

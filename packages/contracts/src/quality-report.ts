import * as z from 'zod/mini';

/**
 * One check of the quality gate. `passed`: nothing was wrong. `repaired`: something was, and has been put right.
 * `failed`: something is, and `findings` says what and where.
 */
export const qualityCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['passed', 'repaired', 'failed']),
  findings: z.array(
    z.object({ path: z.string(), line: z.optional(z.int().check(z.positive())), message: z.string() }),
  ),
});
export type QualityCheck = z.infer<typeof qualityCheckSchema>;

/** What the quality gate found in one version of a site, in the order a person reads it. */
export const qualityReportSchema = z.object({
  checks: z.array(qualityCheckSchema),
  /** What a person should know or replace: placeholders, notes of the engine. */
  notes: z.array(z.string()),
  files: z.int().check(z.nonnegative()),
  /** Bytes of all files. */
  bytes: z.int().check(z.nonnegative()),
});
export type QualityReport = z.infer<typeof qualityReportSchema>;

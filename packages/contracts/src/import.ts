import * as z from 'zod/mini';
import { projectSchema } from './sites.ts';

/** What the file or folder was called: names a site whose start page has no title. */
export const importQuerySchema = z.object({ name: z.optional(z.string().check(z.maxLength(300))) });

/** The body of an import. */
export const importContentType = 'application/zip';

/**
 * A site that was imported. `notes` say in words what was changed or left out of what was given; what the checks found is in the
 * site's report, and nothing of it was changed.
 */
export const importedSiteSchema = z.object({
  site: projectSchema,
  notes: z.array(z.string()),
  /** How many findings the report has. */
  findings: z.int().check(z.nonnegative()),
});
export type ImportedSite = z.infer<typeof importedSiteSchema>;

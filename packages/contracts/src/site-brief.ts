import * as z from 'zod/mini';
import { briefSchema } from './brief.ts';
import { engineNameSchema } from './sites.ts';

/**
 * What is to become of a statement that no reading was sure of, or that found no place: printed as prose, printed among the
 * facts, or left out for good. `right` settles that it was understood as it was read.
 */
export const statementDecisions = ['story', 'fact', 'leave_out', 'right'] as const;

/**
 * A correction of a brief: each field that is there takes the place of what was read, whole. `decisions` are added to those that
 * were made before.
 */
export const briefChangesSchema = z.object({
  ...z.partial(
    z.pick(briefSchema, {
      languages: true,
      name: true,
      siteType: true,
      description: true,
      place: true,
      audience: true,
      contacts: true,
      hours: true,
      offer: true,
      people: true,
      events: true,
      pages: true,
      design: true,
    }),
  ).shape,
  decisions: z.optional(
    z.array(z.object({ statement: z.int().check(z.nonnegative()), decision: z.enum(statementDecisions) })),
  ),
});
export type BriefChanges = z.infer<typeof briefChangesSchema>;

/**
 * What was understood of the prompt of a site, with what became of each statement on its pages. `version` is the one whose pages
 * were looked at. Only a site of the composer can be made anew from a corrected brief at once.
 */
export const siteBriefSchema = z.object({
  brief: briefSchema,
  version: z.int().check(z.positive()),
  engine: engineNameSchema,
  canRecompose: z.boolean(),
});
export type SiteBrief = z.infer<typeof siteBriefSchema>;

/** `version` is the one that was seen: where there is a later one, the answer is `CONFLICT`. */
export const changeBriefRequestSchema = z.object({
  version: z.int().check(z.positive()),
  changes: briefChangesSchema,
});
export type ChangeBriefRequest = z.infer<typeof changeBriefRequestSchema>;

/** A page as the changed brief would have it; nothing is stored. `path` is the page that is shown now. */
export const draftBriefRequestSchema = z.extend(changeBriefRequestSchema, { path: z.string() });
export const briefDraftSchema = z.object({
  brief: briefSchema,
  page: z.object({ path: z.string(), html: z.string(), css: z.string() }),
});
export type BriefDraft = z.infer<typeof briefDraftSchema>;

import * as z from 'zod/mini';
import { attachmentSchema } from './attachments.ts';
import { comparisonSchema } from './comparison.ts';
import { sourceRangeSchema } from './edits.ts';
import { generationIdSchema } from './generations.ts';
import { limits } from './limits.ts';
import { engineNameSchema } from './sites.ts';
import { seenHeadSchema, versionNumberSchema } from './versions.ts';

/** "this": an element of a page of the version that was seen. `label` is what the person sees it called. */
export const revisionTargetSchema = z.object({
  path: z.string().check(z.minLength(1), z.maxLength(1000)),
  element: sourceRangeSchema,
  label: z.string().check(z.maxLength(200)),
});
export type RevisionTarget = z.infer<typeof revisionTargetSchema>;

/** A change asked for in words. `engine` asks for the offline composer where a model is set up. */
export const reviseSiteRequestSchema = z.extend(seenHeadSchema, {
  instruction: z.string({ error: 'Say what is to change.' }).check(
    z.trim(),
    z.minLength(1, 'Say what is to change.'),
    z.maxLength(limits.instructionMaxLength, `Say it in at most ${limits.instructionMaxLength} characters.`),
    z.refine(
      (text) => text.isWellFormed() && !text.includes('\u0000'),
      'The text contains broken characters.',
    ),
  ),
  target: z.optional(revisionTargetSchema),
  attachments: z.optional(
    z
      .array(attachmentSchema)
      .check(
        z.minLength(1),
        z.maxLength(
          limits.revisionMaxAttachments,
          `At most ${limits.revisionMaxAttachments} pictures belong to one change.`,
        ),
      ),
  ),
  engine: z.optional(z.literal('composer')),
});
export type ReviseSiteRequest = z.infer<typeof reviseSiteRequestSchema>;

/**
 * One turn of the conversation about a site. `running` is being written by a generation; `made` is the version `made`;
 * `offered` would make the report worse and waits for a decision; `nothing` changed nothing: `answer` says why, and what could be
 * done; `failed` has the error's words as `answer`; `stopped` was ended by its owner. Both changed nothing, but may have
 * `kept` what was whole of the change by then: an offer like the other, which can be taken, or thrown away.
 */
export const revisionSchema = z.object({
  id: z.string(),
  instruction: z.string(),
  target: z.optional(z.object({ path: z.string(), label: z.string() })),
  /** What the pictures that belong to it are called. */
  pictures: z.optional(z.array(z.string())),
  engine: engineNameSchema,
  state: z.enum(['running', 'made', 'offered', 'nothing', 'failed', 'stopped']),
  /** The version it was asked of. */
  seen: versionNumberSchema,
  made: z.optional(versionNumberSchema),
  /** The version that an offer can be taken over, where the site was changed while it was written. */
  offeredFor: z.optional(versionNumberSchema),
  /** How many files are changed by what was written before it ended early. */
  kept: z.optional(z.object({ files: z.int().check(z.positive()) })),
  generationId: z.optional(generationIdSchema),
  /** What was done, or why nothing was, in plain words. */
  answer: z.optional(z.string()),
  /** Pieces of the instruction that were not understood. */
  notUnderstood: z.array(z.string()),
  usage: z.optional(z.object({ read: z.int(), written: z.int() })),
  /** How long it took, in milliseconds. */
  tookMs: z.optional(z.int()),
  createdAt: z.iso.datetime(),
});
export type Revision = z.infer<typeof revisionSchema>;

/** The conversation about a site, oldest first, and examples to try, made from what the site has. */
export const revisionListSchema = z.object({
  revisions: z.array(revisionSchema),
  examples: z.array(z.string()),
});
export type RevisionList = z.infer<typeof revisionListSchema>;

/** What came of a change: with what differs, once a version was made. */
export const revisionResultSchema = z.object({
  revision: revisionSchema,
  comparison: z.optional(comparisonSchema),
});
export type RevisionResult = z.infer<typeof revisionResultSchema>;

/** Where a page is shown as it would be with a change that is offered. @param page a file's path in the site */
export const offerPreviewPath = (folderId: string, revision: string, page = 'index.html') =>
  `/preview/${folderId}/offered/${revision}/${page.split('/').map(encodeURIComponent).join('/')}`;

/** The same page without its scripts. */
export const offerStillPath = (folderId: string, revision: string, page?: string) =>
  `${offerPreviewPath(folderId, revision, page)}?still`;

/** Takes single differences of a version back, as a new version. `version` is the head that was seen. */
export const takeBackRequestSchema = z.extend(seenHeadSchema, {
  differences: z.array(z.string()).check(z.minLength(1), z.maxLength(limits.pageMaxSize)),
});
export type TakeBackRequest = z.infer<typeof takeBackRequestSchema>;

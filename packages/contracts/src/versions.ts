import * as z from 'zod/mini';
import { qualityReportSchema } from './quality-report.ts';
import { readMakerSchema, siteFileEntrySchema } from './sites.ts';

export const versionNumberSchema = z
  .int({ error: 'Send the number of the version.' })
  .check(z.positive('The first version is 1.'));

/**
 * How a version came to be: `generated` from the prompt, `brief` by correcting what was understood, `edited` by hand, `look` by
 * changing colours, typefaces or spacing, `revised` by a change asked for in words, `restored` from another version, `imported`
 * from files that were made elsewhere.
 */
export const versionKinds = [
  'generated',
  'brief',
  'edited',
  'look',
  'revised',
  'restored',
  'imported',
] as const;
export type VersionKind = (typeof versionKinds)[number];

/**
 * A kind as whoever reads it knows it. While replicas are rolled, and in a page that was loaded before, somebody reads what a later
 * release has stored: such a version is `other`, and can be looked at, compared and restored like any.
 */
export const readVersionKindSchema = z.catch(z.enum([...versionKinds, 'other']), 'other');
export type ReadVersionKind = z.infer<typeof readVersionKindSchema>;

/** Names the quick changes of one sitting, which are listed as one version: chosen by the page that makes them. */
export const sittingSchema = z.string().check(z.regex(/^[\w-]{8,64}$/, 'This does not name a sitting.'));

/** What a person calls a version. */
export const versionNameSchema = z.string({ error: 'Give the version a name.' }).check(
  z.trim(),
  z.minLength(1, 'Give the version a name.'),
  z.maxLength(80, 'A name of a version has at most 80 characters.'),
  z.refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), 'The name contains broken characters.'),
);

/**
 * A version of a site, as a list shows it. `instruction` says in words what was asked or done. The changes of one sitting are
 * listed as their last version, with `changes` as their count. Times are ISO 8601 in UTC.
 */
export const versionEntrySchema = z.object({
  number: versionNumberSchema,
  parent: z.optional(versionNumberSchema),
  kind: readVersionKindSchema,
  instruction: z.string(),
  engine: readMakerSchema,
  createdAt: z.iso.datetime(),
  /** Which version it shows again, of one that was restored, undone or redone. */
  restores: z.optional(versionNumberSchema),
  changes: z.int().check(z.positive()),
  name: z.optional(z.string()),
  isPinned: z.boolean(),
});
export type VersionEntry = z.infer<typeof versionEntrySchema>;

/** What a site shows now, and whether its last change can be taken back or done again. Answered by every write. */
export const siteHeadSchema = z.object({
  version: versionNumberSchema,
  updatedAt: z.iso.datetime(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
});
export type SiteHead = z.infer<typeof siteHeadSchema>;

/** Newest first. */
export const versionListSchema = z.object({ head: siteHeadSchema, versions: z.array(versionEntrySchema) });
export type VersionList = z.infer<typeof versionListSchema>;

export const versionDetailsSchema = z.extend(versionEntrySchema, {
  files: z.array(siteFileEntrySchema),
  report: qualityReportSchema,
});
export type VersionDetails = z.infer<typeof versionDetailsSchema>;

/** `version` is the head that was seen: where there is a later one, the answer is `CONFLICT` with the {@link SiteHead} as `theirs`. */
export const seenHeadSchema = z.object({ version: versionNumberSchema });
export type SeenHead = z.infer<typeof seenHeadSchema>;

/** What is left out stays; an empty name takes it away. */
export const changeVersionRequestSchema = z.object({
  name: z.optional(z.union([z.literal(''), versionNameSchema])),
  isPinned: z.optional(z.boolean()),
});
export type ChangeVersionRequest = z.infer<typeof changeVersionRequestSchema>;

/** The query of a call that answers of what a site shows, or of the version that it names. */
export const versionQuerySchema = z.object({
  version: z.optional(
    z.coerce.number({ error: 'Send the number of the version.' }).check(z.int(), z.positive()),
  ),
});

/** Where a page of any version of a site is shown on the gateway. @param page a file's path in the site */
export const versionPreviewPath = (folderId: string, version: number, page = 'index.html') =>
  `/preview/${folderId}/v/${version}/${page.split('/').map(encodeURIComponent).join('/')}`;

/** The same page without its scripts, for thumbnails. */
export const versionStillPath = (folderId: string, version: number, page?: string) =>
  `${versionPreviewPath(folderId, version, page)}?still`;

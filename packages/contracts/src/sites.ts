import * as z from 'zod/mini';
import { promptAttachmentsSchema } from './attachments.ts';
import { limits } from './limits.ts';
import { pageQuerySchema } from './paging.ts';
import { qualityReportSchema } from './quality-report.ts';

/** 128 random bits in hexadecimal: whoever holds it may preview and download the site. */
export const folderIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This is not the id of a site.'));

/** Lone surrogates cannot be stored as UTF-8 without changing what the person wrote. */
const isWellFormed = (text: string) => text.isWellFormed();

export const promptSchema = z.string({ error: 'Please enter a prompt' }).check(
  z.trim(),
  z.minLength(1, 'Please enter a prompt'),
  z.maxLength(
    limits.promptMaxLength,
    `A prompt has at most ${limits.promptMaxLength.toLocaleString('en')} characters.`,
  ),
  z.refine(isWellFormed, 'The prompt contains broken characters. Remove them and try again.'),
  z.refine(
    (prompt) => !prompt.includes('\u0000'),
    'The prompt contains control characters. Remove them and try again.',
  ),
);

export const engineNameSchema = z.enum(['composer', 'openai']);
export type EngineName = z.infer<typeof engineNameSchema>;

/** Who made the files of a site: an engine of this platform, or somebody elsewhere, from whom they were imported. */
export const siteMakers = [...engineNameSchema.options, 'imported'] as const;
export type SiteMaker = (typeof siteMakers)[number];

/** The same as whoever reads it knows it: one that only a later release knows is `other`. */
export const readMakerSchema = z.catch(z.enum([...siteMakers, 'other']), 'other');
export type ReadMaker = z.infer<typeof readMakerSchema>;

/** Picks one of the many designs a prompt can become: a whole number that providers of models take, too. */
export const seedSchema = z
  .int({ error: 'A seed is a whole number.' })
  .check(
    z.minimum(0, 'A seed is not below zero.'),
    z.maximum(limits.seedMax, `A seed is at most ${limits.seedMax}.`),
  );

/**
 * `engine` asks for the offline composer where a model is set up; without it the instance decides. `seed` asks for another
 * design of the same words; the offline composer makes the same site from the same words and seed. `brandKit` `false` leaves the
 * person's brand kit out, which is otherwise used for what the prompt does not say. `attachments` are pictures that the site is to
 * show, the most important one first; each was sent by `uploadPromptPicture` before.
 */
export const generateRequestSchema = z.object({
  prompt: promptSchema,
  engine: z.optional(z.literal('composer')),
  seed: z.optional(seedSchema),
  brandKit: z.optional(z.literal(false)),
  attachments: z.optional(promptAttachmentsSchema),
});
export type GenerateRequest = z.infer<typeof generateRequestSchema>;

/**
 * The `Idempotency-Key` header of a generation (RFC 8941 strings and bare tokens alike). The same person, key and body are
 * one generation with one answer, however often it is asked for; with another body the key is refused with `CONFLICT`.
 */
export const idempotencyKeySchema = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[\\x21-\\x7e]{1,${limits.idempotencyKeyMaxLength}}$`),
      `An Idempotency-Key has 1 to ${limits.idempotencyKeyMaxLength} visible ASCII characters.`,
    ),
  );

/** `id` is the site's folderId; `previewUrl` is a path on the gateway. */
export const generateResponseSchema = z.object({ id: folderIdSchema, previewUrl: z.string() });
export type GenerateResponse = z.infer<typeof generateResponseSchema>;

/**
 * Where a search found words in the visible text of a site's pages: a piece of the text, and the places in it, in UTF-16 code
 * units, that are what was looked for.
 */
export const foundTextSchema = z.object({
  text: z.string(),
  marks: z.array(z.object({ start: z.int().check(z.nonnegative()), end: z.int().check(z.positive()) })),
});
export type FoundText = z.infer<typeof foundTextSchema>;

/**
 * A card of My Projects. Times are ISO 8601 in UTC. `updatedAt` is the state a write says it has seen; services of earlier
 * releases do not tell it.
 */
export const projectSchema = z.object({
  _id: z.string(),
  folderId: folderIdSchema,
  name: z.optional(z.string().check(z.maxLength(limits.siteNameMaxLength))),
  createdAt: z.iso.datetime(),
  updatedAt: z.optional(z.iso.datetime()),
  /** Its generation was ended early: it holds what was written until then. */
  interrupted: z.optional(z.literal(true)),
  /** Of a search that found it by what its pages say, not by its name. */
  found: z.optional(foundTextSchema),
  /** Comments of others that its owner has not seen, where there are any. */
  unreadComments: z.optional(z.int().check(z.positive())),
});
export type Project = z.infer<typeof projectSchema>;
export const projectListSchema = z.array(projectSchema);

/** A card of the administrators' list, which shows also what carries no date or belongs to nobody any more. */
export const generatedSiteSchema = z.extend(z.partial(projectSchema, { createdAt: true }), {
  ownerEmail: z.optional(z.string()),
});
export type GeneratedSite = z.infer<typeof generatedSiteSchema>;
export const generatedSiteListSchema = z.array(generatedSiteSchema);

export const siteOrderSchema = z.enum(['newest', 'oldest', 'name']);
export type SiteOrder = z.infer<typeof siteOrderSchema>;

/** The query of a list of sites. A cursor is good for the order it was made in. */
export const siteQuerySchema = z.extend(pageQuerySchema, { sort: z._default(siteOrderSchema, 'newest') });
export type SiteQuery = z.infer<typeof siteQuerySchema>;

/** What a person may call a site. */
export const siteNameSchema = z.string({ error: 'Give the site a name.' }).check(
  z.trim(),
  z.minLength(1, 'Give the site a name.'),
  z.maxLength(limits.siteNameMaxLength, `A name has at most ${limits.siteNameMaxLength} characters.`),
  z.refine(isWellFormed, 'The name contains broken characters. Remove them and try again.'),
  z.refine(
    (name) => !/\p{Cc}/u.test(name),
    'The name contains control characters. Remove them and try again.',
  ),
);

/**
 * `updatedAt` is that of the site as the writer saw it: when it has changed since, the answer is `CONFLICT` with both
 * sides. Without it the state at the arrival of the request counts.
 */
export const renameSiteRequestSchema = z.object({
  name: siteNameSchema,
  updatedAt: z.optional(z.iso.datetime({ error: 'Send updatedAt as the last answer had it.' })),
});
export type RenameSiteRequest = z.infer<typeof renameSiteRequestSchema>;

/** A new site with the structure and design of another one, and what it is to be called. */
export const templateRequestSchema = z.object({ name: siteNameSchema });
export type TemplateRequest = z.infer<typeof templateRequestSchema>;

/**
 * `isEmptied`: it was composed anew without the facts of the other one, which are to be filled in. Otherwise it is a copy with
 * all its texts.
 */
export const templateSiteSchema = z.object({ site: projectSchema, isEmptied: z.boolean() });
export type TemplateSite = z.infer<typeof templateSiteSchema>;

/** One file of a site as a list names it; only text can be read by itself. */
export const siteFileEntrySchema = z.object({
  path: z.string(),
  bytes: z.int().check(z.nonnegative()),
  isText: z.boolean(),
});
export type SiteFileEntry = z.infer<typeof siteFileEntrySchema>;

/** All that a person sees of a site of theirs, as its current version has it. */
export const siteDetailsSchema = z.extend(projectSchema, {
  prompt: z.string(),
  version: z.int().check(z.positive()),
  engine: readMakerSchema,
  /** Which design it is, where one was asked for. */
  seed: z.optional(seedSchema),
  /** A model was interrupted, and can write the rest. */
  canWriteRest: z.optional(z.literal(true)),
  files: z.array(siteFileEntrySchema),
  report: qualityReportSchema,
});
export type SiteDetails = z.infer<typeof siteDetailsSchema>;

/** A text file of a site, as the download has it. */
export const siteFileSchema = z.object({ path: z.string(), content: z.string() });
export type SiteFile = z.infer<typeof siteFileSchema>;

export const statsSchema = z.object({
  totalUsers: z.int().check(z.nonnegative()),
  totalGeneratedSites: z.int().check(z.nonnegative()),
});
export type Stats = z.infer<typeof statsSchema>;

/** `date` is a day in UTC, ISO 8601. */
export const dayCountsSchema = z.object({
  date: z.iso.date(),
  sites: z.int().check(z.nonnegative()),
  signUps: z.int().check(z.nonnegative()),
});
export type DayCounts = z.infer<typeof dayCountsSchema>;

/** The last 30 days, oldest first, today included; days without anything are there with zeros. */
export const dailyStatsSchema = z.object({ days: z.array(dayCountsSchema) });
export type DailyStats = z.infer<typeof dailyStatsSchema>;

/** What a site is called; a nameless one after its folder. */
export const siteName = ({ name, folderId }: Pick<Project, 'name' | 'folderId'>) =>
  name || `Project ${folderId}`;

/** The name a browser saves a download under. */
export const downloadFileName = 'generated-site.zip';

/** Where a page of a site is shown on the gateway. @param page a file's path in the site */
export const previewPath = (folderId: string, page = 'index.html') =>
  `/preview/${folderId}/${page.split('/').map(encodeURIComponent).join('/')}`;

/** The same page without its scripts: for thumbnails, and for pages whose scripts do not end. */
export const stillPath = (folderId: string, page?: string) => `${previewPath(folderId, page)}?still`;

/** @param version without it, what the site shows */
export const downloadPath = (folderId: string, version?: number) =>
  `/api/download/${folderId}${version === undefined ? '' : `?version=${version}`}`;

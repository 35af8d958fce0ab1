import * as z from 'zod/mini';
import { sourceTextSchema } from './edits.ts';
import { limits } from './limits.ts';
import { seenHeadSchema, sittingSchema, versionNumberSchema } from './versions.ts';

/** Whatever stands here is held against the rules of names, which say what is wrong in words. */
const filePathSchema = z.string().check(z.minLength(1, 'Give the file a name.'), z.maxLength(1000));

/**
 * A text file as a whole. `isNew`: there is none of this name yet; otherwise it takes the place of what is there. Pictures are
 * sent another way.
 */
export const writeFileRequestSchema = z.extend(seenHeadSchema, {
  sitting: sittingSchema,
  content: sourceTextSchema,
  isNew: z.optional(z.boolean()),
});
export type WriteFileRequest = z.infer<typeof writeFileRequestSchema>;

/** `withLinks`: links to the file, and those in it that its new folder would break, are changed in the same version. */
export const renameFileRequestSchema = z.extend(seenHeadSchema, {
  sitting: sittingSchema,
  to: filePathSchema,
  withLinks: z.optional(z.boolean()),
});
export type RenameFileRequest = z.infer<typeof renameFileRequestSchema>;

export const removeFileRequestSchema = z.extend(seenHeadSchema, { sitting: sittingSchema });
export type RemoveFileRequest = z.infer<typeof removeFileRequestSchema>;

const lineSchema = z.int().check(z.positive());

/** A place that names a file. `text` is the address as it stands there. */
const fileLinkSchema = z.object({ path: z.string(), line: lineSchema, text: z.string() });
export type FileLink = z.infer<typeof fileLinkSchema>;

/** `links` can be changed with the file; `mentions` are places in scripts that seem to name it, and nobody can be sure. */
export const fileLinksSchema = z.object({
  version: versionNumberSchema,
  links: z.array(fileLinkSchema),
  mentions: z.array(fileLinkSchema),
});
export type FileLinks = z.infer<typeof fileLinksSchema>;

/** What is looked for: words as they stand, or a regular expression of JavaScript. A flag counts where it is `true`. */
const searchedSchema = z
  .string({ error: 'Write what to look for.' })
  .check(
    z.minLength(1, 'Write what to look for.'),
    z.maxLength(
      limits.fileSearchMaxLength,
      `What is looked for has at most ${limits.fileSearchMaxLength} characters.`,
    ),
  );
const flagSchema = z.optional(z.literal('true', { error: 'Send “true”, or leave it out.' }));

export const fileSearchQuerySchema = z.object({
  words: searchedSchema,
  isPattern: flagSchema,
  isCaseSensitive: flagSchema,
});
export type FileSearchQuery = z.infer<typeof fileSearchQuerySchema>;

/**
 * One place. `line` and `column` count from 1, the column in UTF-16 code units; `before`, `match` and `after` are pieces of that
 * line, shortened.
 */
const fileMatchSchema = z.object({
  line: lineSchema,
  column: z.int().check(z.positive()),
  before: z.string(),
  match: z.string(),
  after: z.string(),
});
export type FileMatch = z.infer<typeof fileMatchSchema>;

const fileFoundSchema = z.object({
  path: z.string(),
  /** All of the file; `matches` are the first of them. */
  count: z.int().check(z.positive()),
  matches: z.array(fileMatchSchema),
});
export type FileFound = z.infer<typeof fileFoundSchema>;

/** `count` is of all files. `isCut`: there are more than were counted. */
export const fileSearchSchema = z.object({
  version: versionNumberSchema,
  count: z.int().check(z.nonnegative()),
  isCut: z.boolean(),
  files: z.array(fileFoundSchema),
});
export type FileSearch = z.infer<typeof fileSearchSchema>;

/** In a replacement of a regular expression `$1`, `$<name>` and `$&` stand for what was found. */
export const replaceInFilesRequestSchema = z.extend(seenHeadSchema, {
  sitting: sittingSchema,
  words: searchedSchema,
  isPattern: z.optional(z.boolean()),
  isCaseSensitive: z.optional(z.boolean()),
  replacement: z.string().check(
    z.maxLength(5_000, 'A replacement has at most 5,000 characters.'),
    z.refine((text) => text.isWellFormed(), 'The replacement contains broken characters.'),
  ),
});
export type ReplaceInFilesRequest = z.infer<typeof replaceInFilesRequestSchema>;

/** A file as it is and as the checks would have it; `before` is missing where there is none yet. */
const fileRepairSchema = z.object({
  path: z.string(),
  before: z.optional(z.string()),
  after: z.string(),
  /** Why: what was found in it. */
  reasons: z.array(z.object({ line: z.optional(lineSchema), message: z.string() })),
});
export type FileRepair = z.infer<typeof fileRepairSchema>;

export const fileRepairsSchema = z.object({
  version: versionNumberSchema,
  files: z.array(fileRepairSchema),
});
export type FileRepairs = z.infer<typeof fileRepairsSchema>;

export const repairFilesRequestSchema = z.extend(seenHeadSchema, {
  sitting: sittingSchema,
  paths: z
    .array(filePathSchema)
    .check(z.minLength(1, 'Name at least one file.'), z.maxLength(limits.siteMaxFiles)),
});
export type RepairFilesRequest = z.infer<typeof repairFilesRequestSchema>;

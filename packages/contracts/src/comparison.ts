import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { versionNumberSchema } from './versions.ts';

/**
 * What differs: `text` reads otherwise, `added` and `removed` parts or lines, `moved` to another place, `look` has another style,
 * `link` leads elsewhere, `picture` shows something else, `file` differs in a way no page shows.
 */
export const differenceKindSchema = z.enum([
  'text',
  'added',
  'removed',
  'moved',
  'look',
  'link',
  'picture',
  'file',
]);
export type DifferenceKind = z.infer<typeof differenceKindSchema>;

/**
 * One difference between two versions. `part` names the section for a person ("Top of the page", "What it costs"); `summary` says
 * what differs in plain words; `before` and `after` are words of the page, or colours as `#rrggbb`. `anchor` is found on the page by
 * `sitewright:point`.
 */
export const differenceSchema = z.object({
  id: z.string(),
  path: z.string(),
  part: z.string(),
  kind: differenceKindSchema,
  summary: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
  anchor: z.optional(z.string()),
  /** Whether it can be taken back alone. */
  canTakeBack: z.boolean(),
  /** Set for changes asked for in words: whether it lies outside of what was asked for. */
  isOutside: z.optional(z.boolean()),
});
export type Difference = z.infer<typeof differenceSchema>;

/**
 * `same` names the parts that were compared and are the same in every byte a visitor can see. `scope` names the parts that a model
 * was asked to change; of its change without one nobody can tell what lies outside, and nothing is judged.
 */
export const comparisonSchema = z.object({
  from: versionNumberSchema,
  to: versionNumberSchema,
  differences: z.array(differenceSchema),
  same: z.array(z.string()),
  scope: z.optional(z.array(z.string())),
  /** There are more than are told. */
  isCut: z.boolean(),
});
export type Comparison = z.infer<typeof comparisonSchema>;

/** What a change that is offered would make different from what the site shows. */
export const offeredChangeSchema = z.omit(comparisonSchema, { from: true, to: true });
export type OfferedChange = z.infer<typeof offeredChangeSchema>;

/** The query of a comparison. */
export const comparisonQuerySchema = z.object({ with: z.coerce.number().check(z.int(), z.positive()) });

/** Differences that a comparison tells at most. */
export const maxDifferences = limits.pageMaxSize;

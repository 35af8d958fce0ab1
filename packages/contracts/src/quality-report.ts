import * as z from 'zod/mini';

/**
 * One check of the quality gate. `passed`: nothing was wrong. `repaired`: something was, and has been put right.
 * `removed`: something could not stay, and is gone from the site. `failed`: something is wrong, and `findings` says what and
 * where. `skipped`: nobody has looked.
 */
export const qualityCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['passed', 'repaired', 'removed', 'failed', 'skipped']),
  findings: z.array(
    z.object({
      path: z.string(),
      line: z.optional(z.int().check(z.positive())),
      message: z.string(),
      /** The gate could put it right, and has not, because a person wrote it. */
      isRepairable: z.optional(z.literal(true)),
      /** It is wrong no more, since it was taken out: a visitor misses it. */
      isRemoved: z.optional(z.literal(true)),
      /** A placeholder stands where it was, and is counted as one. */
      hasPlaceholder: z.optional(z.literal(true)),
      /** Classes and attributes of the page that mean nothing without what was taken out. */
      misses: z.optional(z.array(z.string())),
    }),
  ),
});
export type QualityCheck = z.infer<typeof qualityCheckSchema>;
export type QualityFinding = QualityCheck['findings'][number];

/** Whether a visitor comes upon something that is gone, or means nothing any more, and no placeholder tells of it. */
export const isMissed = ({ isRemoved, hasPlaceholder, misses = [] }: QualityFinding): boolean =>
  isRemoved === true && (!hasPlaceholder || misses.length > 0);

/** What a person cares about, in the order of a report. */
export const checkAreas = ['works', 'looks', 'search', 'accessible', 'private'] as const;
export type CheckArea = (typeof checkAreas)[number];

/** Every check there is, and what it is about. */
const areaOfCheck = {
  'blank-page': 'works',
  'well-formed': 'works',
  'closed-tags': 'works',
  charset: 'works',
  resources: 'works',
  links: 'works',
  'plain-scripts': 'works',
  'script-syntax': 'works',
  'unique-ids': 'works',
  'script-errors': 'works',
  'dead-controls': 'works',
  facts: 'works',
  doctype: 'looks',
  viewport: 'looks',
  stylesheet: 'looks',
  'style-files': 'looks',
  'style-syntax': 'looks',
  icons: 'looks',
  'invisible-text': 'looks',
  'covered-text': 'looks',
  overflow: 'looks',
  'finished-text': 'looks',
  title: 'search',
  description: 'search',
  'open-graph': 'search',
  favicon: 'search',
  'data-syntax': 'search',
  language: 'accessible',
  'picture-text': 'accessible',
  landmarks: 'accessible',
  'main-heading': 'accessible',
  'heading-order': 'accessible',
  'field-labels': 'accessible',
  'control-names': 'accessible',
  'nested-controls': 'accessible',
  contrast: 'accessible',
  'external-requests': 'private',
  'external-styles': 'private',
  'external-scripts': 'private',
  'peer-connections': 'private',
  'embedded-pages': 'private',
  'safe-links': 'private',
} as const satisfies Record<string, CheckArea>;

export type CheckId = keyof typeof areaOfCheck;

const isKnown = (id: string): id is CheckId => Object.hasOwn(areaOfCheck, id);

/** What a check is about; one that this release does not know is about whether the site works. */
export const checkArea = ({ id }: Pick<QualityCheck, 'id'>): CheckArea =>
  isKnown(id) ? areaOfCheck[id] : 'works';

const countSchema = z.int().check(z.nonnegative());

/** Words or a picture that stand for something only the person knows, such as “Add a price”. */
export const placeholderSchema = z.object({
  text: z.string(),
  /** How often it is in the site. */
  count: z.int().check(z.positive()),
  /** The first places it is in. */
  places: z.array(z.object({ path: z.string(), line: z.optional(z.int().check(z.positive())) })),
});
export type Placeholder = z.infer<typeof placeholderSchema>;

/** What a site is made of; bytes by kind of file. */
export const siteMeasuresSchema = z.object({
  pages: countSchema,
  links: countSchema,
  pictures: countSchema,
  fields: countSchema,
  bytes: z.object({
    pages: countSchema,
    styles: countSchema,
    scripts: countSchema,
    pictures: countSchema,
    fonts: countSchema,
    others: countSchema,
  }),
});
export type SiteMeasures = z.infer<typeof siteMeasuresSchema>;

/** Words of the prompt that the site was not made of, and why. */
export const notUsedSchema = z.object({ text: z.string(), why: z.string() });
export type NotUsed = z.infer<typeof notUsedSchema>;

/**
 * What came of asking the model, once, to put right what was found: of how many things, and how many are. `isKept`: its answer
 * made the report better and is in the site.
 */
export const repairTurnSchema = z.object({
  asked: countSchema,
  solved: countSchema,
  isKept: z.boolean(),
  /** Tokens, where the provider tells them. */
  usage: z.optional(z.object({ inputTokens: countSchema, outputTokens: countSchema })),
});
export type RepairTurn = z.infer<typeof repairTurnSchema>;

/** What the quality gate found in one version of a site, in the order a person reads it. */
export const qualityReportSchema = z.object({
  checks: z.array(qualityCheckSchema),
  /** What is still to be filled in. Reports of earlier releases did not count it. */
  placeholders: z._default(z.array(placeholderSchema), []),
  /** What a person should know or look at: notes of the engine. */
  notes: z.array(z.string()),
  /** What of the prompt was not used, where that is known. */
  notUsed: z.optional(z.array(notUsedSchema)),
  repairTurn: z.optional(repairTurnSchema),
  files: z.int().check(z.nonnegative()),
  /** Bytes of all files. */
  bytes: z.int().check(z.nonnegative()),
  /** Reports of earlier releases did not measure it. */
  measures: z.optional(siteMeasuresSchema),
});
export type QualityReport = z.infer<typeof qualityReportSchema>;

import * as z from 'zod/mini';
import { briefSchema, designFamilySchema, statementDecisions } from './brief.ts';
import { limits } from './limits.ts';
import { readMakerSchema, seedSchema } from './sites.ts';

interface TextProblem {
  path: PropertyKey[];
  message: string;
}

/** Line breaks and tabs are the only control characters that a text may have. */
const controlCharacter = /[^\P{Cc}\n\r\t]/u;

function problemOf(text: string): string | undefined {
  if (text.length > limits.promptMaxLength)
    return `A text has at most ${limits.promptMaxLength.toLocaleString('en')} characters.`;
  if (!text.isWellFormed()) return 'The text contains broken characters. Remove them and try again.';
  if (controlCharacter.test(text)) return 'The text contains control characters. Remove them and try again.';
  return undefined;
}

/** What is wrong with the texts of some data, wherever in it they stand; keys are texts, too. */
function problemsIn(value: unknown, path: PropertyKey[] = []): TextProblem[] {
  if (typeof value === 'string') {
    const message = problemOf(value);
    return message === undefined ? [] : [{ path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...problemsIn(key, [...path, key]),
    ...problemsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  ]);
}

/** BCP 47 without extensions, which no page needs: it becomes the name of a folder. */
const languageTagSchema = z
  .string()
  .check(
    z.regex(
      /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/,
      'This is no language: send a tag such as “en” or “pt-BR”.',
    ),
  );

const languagesSchema = z.extend(briefSchema.shape.languages, {
  value: z.array(languageTagSchema).check(
    z.minLength(1, 'A site has at least one language.'),
    z.maxLength(limits.briefMaxLanguages, `A site has at most ${limits.briefMaxLanguages} languages.`),
    z.refine(
      (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
      'Each language once.',
    ),
  ),
});

/** Long enough for what a prompt was read as; a site is called by the beginning of it. */
const pagesSchema = briefSchema.shape.pages.check(
  z.maxLength(limits.briefMaxPages, `A site has at most ${limits.briefMaxPages} pages.`),
);

/**
 * A correction of a brief: each field that is there takes the place of what was read, whole; an empty `value` takes it away.
 * What a person says is certain, whatever `sureness` is sent. `from` is kept where it was: an entry that is as it was read says by
 * it that its statement is right. `decisions` are added to those that were made before.
 */
export const briefChangesSchema = z
  .object({
    ...z.partial(
      z.pick(briefSchema, {
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
        quotations: true,
        questions: true,
        details: true,
        story: true,
        sections: true,
        design: true,
        arrangement: true,
        extent: true,
      }),
    ).shape,
    languages: z.optional(languagesSchema),
    pages: z.optional(pagesSchema),
    decisions: z.optional(
      z.array(z.object({ statement: z.int().check(z.nonnegative()), decision: z.enum(statementDecisions) })),
    ),
  })
  .check(
    z.superRefine((changes, { addIssue }) => {
      for (const { path, message } of problemsIn(changes)) addIssue({ code: 'custom', path, message });
    }),
  );
export type BriefChanges = z.infer<typeof briefChangesSchema>;

/**
 * What was understood of the prompt of a site, with what became of each statement on its pages. `version` is the one whose pages
 * were looked at. Only its owner can have a site of the composer made anew from a corrected brief.
 */
export const siteBriefSchema = z.object({
  brief: briefSchema,
  version: z.int().check(z.positive()),
  engine: readMakerSchema,
  canRecompose: z.boolean(),
  /** Its owner can change the facts that its pages state, of a site that cannot be composed anew. */
  canChangeFacts: z.optional(z.boolean()),
  /** Of a correction that was asked for: what of it was not done, because the pages do not say it so. */
  missing: z.optional(z.array(z.string())),
});
export type SiteBrief = z.infer<typeof siteBriefSchema>;

/**
 * `version` is the one that was seen: where there is a later one, the answer is `CONFLICT`. `seed` asks for another design of the
 * same words, which later corrections keep; without it the site keeps the one that it has. What was changed by hand stays where it
 * stands; where it cannot, the answer is `CONFLICT` with what would be lost, unless `discardEdits` says that it may be.
 */
export const changeBriefRequestSchema = z.object({
  version: z.int().check(z.positive()),
  changes: briefChangesSchema,
  seed: z.optional(seedSchema),
  discardEdits: z.optional(z.literal(true)),
});
export type ChangeBriefRequest = z.infer<typeof changeBriefRequestSchema>;

/** What `theirs` of such a conflict has besides the brief: changes by hand that a site made anew would not have. */
export const lostEditsSchema = z.object({
  lost: z.array(z.object({ path: z.string(), part: z.string(), summary: z.string() })).check(z.minLength(1)),
});
export type LostEdits = z.infer<typeof lostEditsSchema>;

/**
 * `path` is the page that is shown now. `styles` is that of the last draft, if there was one: styles that have not changed since
 * are not sent again.
 */
export const draftBriefRequestSchema = z.extend(changeBriefRequestSchema, {
  path: z.string().check(z.maxLength(1000)),
  styles: z.optional(z.string().check(z.maxLength(64))),
});
export type DraftBriefRequest = z.infer<typeof draftBriefRequestSchema>;

/** The ways a palette can be mixed for a site. */
export const paletteIds = ['paper', 'white', 'tint', 'shifted', 'stone', 'night'] as const;
export type PaletteId = (typeof paletteIds)[number];

const hexSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/**
 * Colours that a site can have, by what they do. `contrast` is that of the text on the page and on panels, whichever is less, and of a
 * button's words on it (WCAG).
 */
const paletteSchema = z.object({
  id: z.enum(paletteIds),
  theme: z.enum(['light', 'dark']),
  page: hexSchema,
  panel: hexSchema,
  text: hexSchema,
  button: hexSchema,
  onButton: hexSchema,
  accent: hexSchema,
  contrast: z.object({ text: z.number(), button: z.number() }),
});
export type Palette = z.infer<typeof paletteSchema>;

/**
 * A design in short. `colours` are hex colours of the theme it opens in, that of the page first; `typefaces` are names. `palettes`
 * are made for the site, to choose one as the `design` of its brief.
 */
const designLookSchema = z.object({
  family: designFamilySchema,
  colours: z.array(z.string()),
  typefaces: z.object({ headings: z.string(), text: z.string() }),
  palettes: z.array(paletteSchema),
});
export type DesignLook = z.infer<typeof designLookSchema>;

/**
 * A page as the changed brief would have it; nothing is stored. The page of the site's start takes the place of one that the
 * changes take away. It needs nothing beside it: its pictures stand in the page, its typefaces in `css`, which is left out where
 * `styles` are those that the request had.
 */
export const briefDraftSchema = z.object({
  brief: briefSchema,
  look: designLookSchema,
  page: z.object({ path: z.string(), html: z.string(), css: z.optional(z.string()), styles: z.string() }),
});
export type BriefDraft = z.infer<typeof briefDraftSchema>;

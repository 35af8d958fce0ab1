import { briefSectionTypeSchema } from '@sitewright/contracts';
import * as z from 'zod/mini';
import { text } from './text.ts';

/** One kind of business or project, whatever the language. */
export const siteTypeSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+$/)),
  /** What site types share a voice, a way of acting and a fitting design. */
  group: text,
  /** The hue of its colours, in degrees of OKLCH, where none is asked for. */
  hue: z.number().check(z.minimum(0), z.maximum(360)),
  /** The drawing that says what it is. */
  subject: text,
  /** What its drawing may show instead, where the prompt names it: any of the things, or those that such a site can be about. */
  otherSubjects: z.union([z.literal('any'), z.array(text)]),
  icons: z.array(text).check(z.minLength(1)),
  /** Whether there is a door one can walk through: an address and hours are looked for. */
  hasPremises: z.boolean(),
  /** The layout families that suit it, the best first. */
  families: z.array(text).check(z.minLength(1)),
  /** What its offer is called: a key of the messages' `offers`. */
  offer: text,
  /** What its site holds where the prompt does not say. */
  sections: z.array(briefSectionTypeSchema),
  /** The fields of its form. */
  fields: z.array(text),
});
export type SiteType = z.infer<typeof siteTypeSchema>;

const words = {
  /** Lower-case nouns and phrases that name it, heads first: "bakery", "pastry chef". */
  nouns: z.array(text),
  /** The nouns that mean it and nothing else, so that its texts hold: "bakery", not "brownies". */
  synonyms: z.optional(z.array(text)),
  /** What it is, with its article. */
  noun: text,
};

const texts = {
  /** A line for a site of which nothing is told but what it is: one line, or two parted by `|`. */
  headlines: z.array(text),
  /** What it is, in a sentence. */
  lede: text,
  /** The label of the main button. */
  action: text,
  /** What the work of such a trade is called, where its names alone say it: examples for the owner's own. */
  examples: z.array(text),
  /** What visitors of such a site ask; only the owner knows the answers. */
  questions: z.array(text),
  form: z.strictObject({ title: text }),
};

/**
 * A site type in one language: the words that name it and what is written where the prompt leaves it open. Texts are ICU
 * messages over {brand} and {in}, those of the type `general` also over {noun}. None describes or promises what only the owner can know.
 */
export const siteTypeTextsSchema = z.strictObject({ ...words, ...texts });
export type SiteTypeTexts = z.infer<typeof siteTypeTextsSchema>;

/** As they lie in a file: what a site type leaves out is its group's. */
export const siteTypeEntrySchema = z.strictObject({ ...words, ...z.partial(z.strictObject(texts)).shape });

export const groupTextsSchema = z.partial(z.strictObject(texts));

import { briefFunctions, briefSectionTypes, tones, typefaces } from '@sitewright/contracts';
import * as z from 'zod/mini';
import { exampleKinds } from './examples.ts';
import { text } from './text.ts';

/** Words and phrases in small letters, as they are looked for. */
const list = z.array(text);

/** One list for each of the names. */
const listsBy = <const Name extends string>(names: readonly Name[]) => z.record(z.enum(names), list);

/** The words by which a prompt in one language is read. */
export const wordsSchema = z.strictObject({
  /** How a prompt names each section. */
  sections: listsBy(briefSectionTypes),
  /** Names of the offer that can stand as its heading. */
  offerNames: list,
  /** How a section is called whose entries are of a kind. */
  examples: z.partialRecord(z.enum(exampleKinds), list),
  functions: listsBy(briefFunctions),
  tones: listsBy(tones),
  typefaces: listsBy(typefaces),
  /** The words for each colour, by its English name: a key of the colours. */
  colours: z.record(z.string(), list),
  /** Words for colours that belong together, by a key of the colours' `moods`. */
  moods: z.record(z.string(), list),
  /** Words that shade the colour they stand beside. */
  shades: listsBy(['dark', 'deep', 'light', 'pale', 'soft', 'muted', 'vivid']),
  /** Words that ask for a site that is dark at first sight. */
  dark: list,
  /** Words that ask for a light one. */
  light: list,
  /** What stands before a part that is not wanted, and after it in languages that say so at the end. */
  refusals: z.strictObject({ before: list, after: list }),
  /** Words right before a place; those of `said` belong to how the site says where it is. */
  places: z.strictObject({
    said: list,
    other: list,
    /** Places that take another word than towns do, by that word: "auf" for "Sylt". */
    withOwnWord: z.record(z.string(), list),
  }),
  /** What a description of oneself begins with: "a", "una". */
  articles: list,
  /** What stands before the people a site is for. */
  audience: list,
  /** Words before a list of what is on offer: "we sell". */
  offering: list,
  /** Words for a page, a site and their parts: what holds one is said about the site. */
  pages: list,
  /** Things by the drawings that show them: "roastery" is a cup. */
  things: z.record(z.string(), list),
  /** What labels of form fields hold, by the kind of field they make. */
  fields: listsBy(['email', 'phone', 'file', 'time', 'number', 'date', 'checkbox', 'message', 'name']),
  /** Names of a game of pairs. */
  memory: list,
  /** Words by which a calculator is about paying back a loan. */
  loan: list,
  /** "months", "free" and number words from one to six, by which a discount for a whole year is said. */
  yearly: z.strictObject({ months: list, free: list, numbers: list }),
  /**
   * Beginnings of words by which a claim can harm: that something heals a disease, or that a result is certain. A guarantee of the
   * work itself, `ofService`, does not. A space at the end ends the word.
   */
  claims: listsBy(['healing', 'diseases', 'certainty', 'results', 'ofService']),
  /** How exclamation marks are called. */
  exclamation: list,
  /** Wishes that every site fulfils, whatever it is about. */
  always: listsBy(['accessible', 'still', 'fast', 'responsive', 'plain']),
  /** Full names and abbreviations: Monday first, January first. */
  weekdays: z.array(list).check(z.length(7)),
  months: z.array(list).check(z.length(12)),
  /** Days taken together: "weekdays", "daily". */
  dayGroups: list,
});
export type Words = z.infer<typeof wordsSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

/** By ISO 639-1, in small letters. */
const byLanguage = z.record(z.string(), z.array(text));

/** How languages speak of the pages of a site. */
export const pageWordsSchema = z.strictObject({
  /** "page". */
  one: byLanguage,
  /** "pages". */
  several: byLanguage,
  /** How the first page is called. */
  home: byLanguage,
  /** What may stand before the name of a page, or the word for one: "on the". */
  on: byLanguage,
  /** What leads from the word for a page to what it is about: "a page on the boats". */
  about: byLanguage,
  /** What leads to what is done there: "a page where people can book". */
  where: byLanguage,
  /** What a page is about ends before these. */
  until: byLanguage,
  /** What says of a page no more than which one it is: "a separate page". */
  whole: byLanguage,
  /** Who does something there: "people can". */
  doing: byLanguage,
  /** What only says of which kind the site is: nothing of it has to stand on a page. */
  kinds: byLanguage,
  /** What stands between what gets a page of its own and the word for that: "should have". */
  given: byLanguage,
  /** What says that several have one each, which are named elsewhere. */
  each: z.array(text),
  /** A part of a page that is told by what it is about, "a bit about the kiln", and what leads from it to that. */
  pieces: byLanguage,
  topics: byLanguage,
  /** What is done on a page only to know what stands there: "where people can see the prices". */
  seeing: byLanguage,
  /** What only points at something and names nothing: "these". */
  pointing: byLanguage,
  /** What stands between a page and the language that it is in. */
  inLanguage: z.array(text),
  /** What may end it: "anfragen kann". */
  able: z.array(text),
  /** Those of them by which there are other pages. */
  another: z.array(text),
});
export type PageWords = z.infer<typeof pageWordsSchema>;

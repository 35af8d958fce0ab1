import * as z from 'zod/mini';
import { text } from './text.ts';

/** By language. */
const words = z.record(z.string(), z.array(text));

/**
 * `nouns` are what a site may be for, small letters: shops, trades, groups, occasions. Where a noun is declined its other forms
 * follow it, apart from each other by spaces. `persons` are the words by which somebody speaks of themselves or to who reads,
 * `places` those right before the name of a place,
 * and `anywhere` what stands behind those and is no name: "in town". `occasions` are what takes place once, on a day, and `venues`
 * are houses and grounds in which such things do. `forms` are kinds of sites that are named by what they are about: a blog, a quiz.
 */
export const headNounsSchema = z.strictObject({
  nouns: words,
  persons: words,
  places: words,
  anywhere: words,
  occasions: words,
  forms: words,
  venues: words,
});
export type HeadNouns = z.infer<typeof headNounsSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** Words in small letters, of all languages: facts are written in more of them than sites are. */
export const factWordsSchema = z.strictObject({
  /** What asks for something: wherever it stands, or as the first word only, where it commands. */
  asking: z.strictObject({ anywhere: list, first: list }),
  /** What leads to a fact that the site is to tell: "show that". */
  telling: list,
  /** What asks to tell a story that stands behind it: "tell the one about how". */
  recounting: list,
  /** Templates of what asks to say clearly what is said beside it, "make that clear": `^` begins a clause, `$` ends it. */
  stressing: list,
  /** What says where on the page something is to stand, or what may be used for it: "should go near the top". */
  arranging: list,
  /** What a plain statement about oneself begins with: "we", "our". */
  subjects: list,
  /** What people are: "owner", "head chef". */
  roles: list,
  /** Heads of those who belong to it: "members", "line-up". */
  crews: list,
  /** Heads of names that are no people's: "clients", "press". */
  /** What asks to keep somebody from visitors who was named before. */
  leavesOut: list,
  unnamed: list,
  /** Words by which an older value gives way to a newer one, heads of either, and what is said of a value that stays. */
  replaced: z.strictObject({ was: list, now: list, newer: list, older: list, same: list }),
  /** What tells the maker about somebody, beside a telephone number: "he never looks". */
  talk: list,
  /** By telephone or in person, and not on a site. */
  byPhone: list,
  /** Words for a figure that counts up. */
  counting: list,
  /** Heads of what somebody has learnt and done, in a curriculum vitae. */
  career: list,
  /** What is made, and nothing that visitors come for: "a website", "online". */
  sites: list,
  /** Begins what somebody wishes who has spoken of themselves: "… and need". */
  wishing: list,
  /** Begins a sentence that says who or what its speaker is: "we are", "our". */
  introducing: list,
  /** When something is to be done, of what only visitors do: "before you come". */
  visiting: list,
  /** For how long something has been so: "since", "years". */
  lasting: list,
});
export type FactWords = z.infer<typeof factWordsSchema>;

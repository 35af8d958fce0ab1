import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);

/** Words in small letters, of all languages: facts are written in more of them than sites are. */
export const factWordsSchema = z.strictObject({
  /** What asks for something: wherever it stands, or as the first word only, where it commands. */
  asking: z.strictObject({ anywhere: list, first: list }),
  /** What begins a wish and no name of anything: "could there be", "I'd love". */
  wishes: list,
  /** What any site is, in so many words: "simple site", "nothing fancy". */
  simply: list,
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
  /** Names that begin with a letter, which is no article: "a level". */
  lettered: list,
  /** How nouns end that say what somebody does: "podiatrist", "Töpferin". */
  roleEndings: list,
  /** Heads of those who belong to it: "members", "line-up". */
  crews: list,
  /**
   * What a sheet calls what it tells: `names` are all of a label, "when"; `openings` are its first word, "where we meet"; `endings` its
   * last, "band name". `pages` are the first of a list of pages, which is none. Behind `places`, `areas`, `whos` and `meetings` one
   * thing is told, with commas in it; behind `costs` stand prices, behind `whens` days. `answers` are the first word of what one is told as one.
   */
  labels: z.strictObject({
    names: list,
    openings: list,
    endings: list,
    pages: list,
    places: list,
    areas: list,
    whos: list,
    meetings: list,
    whens: list,
    costs: list,
    answers: list,
  }),
  /** What asks to keep somebody from visitors who was named before. */
  leavesOut: list,
  /** Heads of names that are no people's: "clients", "press". */
  unnamed: list,
  /** Words by which an older value gives way to a newer one, heads of either, and what is said of a value that stays. */
  replaced: z.strictObject({ was: list, now: list, newer: list, older: list, same: list }),
  /** What tells the maker about somebody, beside a telephone number: "he never looks". */
  talk: list,
  /** By telephone or in person, and not on a site. */
  byPhone: list,
  /** Words for a figure that counts up. */
  counting: list,
  /** What says that something stands wrongly elsewhere, behind "not": "as it says on the van". */
  misprints: list,
  /** What says behind a number since when or with whom there are so many: "seven since Kofi joined". */
  since: list,
  /** What begins the condition that a price holds under: "if you're under 18", "over 5 kilos". */
  conditions: list,
  /** What stands before what something will cost: "going up to". */
  rises: list,
  /** Between so many and what they cost together: "ten treatments for 430". */
  packs: list,
  /** What leads on to another price of a thing: "then £6", "sonst 70 €". */
  further: list,
  /** The seasons, which have opening hours of their own. */
  seasons: list,
  /** Before a town that somebody is not in: "just outside". */
  nearby: list,
  /** Before what something stands by, which it is not: "behind the church". */
  beside: list,
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
  /** How much, between words for looks: "very", "but". */
  degrees: list,
});
export type FactWords = z.infer<typeof factWordsSchema>;

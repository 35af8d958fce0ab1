import * as z from 'zod/mini';
import { text } from './text.ts';

const list = z.array(text);
/** By ISO 639-1. */
const byLanguage = z.record(z.string(), list);

/** How people talk to whoever makes their site, in small letters: nothing of it is for visitors. */
export const makerTalkSchema = z.strictObject({
  /** What is said to the maker wherever it stands: "leave that out", "ich hätte gern". */
  says: byLanguage,
  /** What asks for a part of a site where it names one, anywhere in a clause, or as its first word. */
  wants: byLanguage,
  verbs: byLanguage,
  /** What sites are made of: "button", "footer". */
  parts: byLanguage,
  /** A part that is only named, at the front: "a button". */
  listed: byLanguage,
  /** Talk in front of something that is for visitors: "oh and", "please mention". */
  openers: byLanguage,
  /** Templates of what forbids to tell what they name, "keep * to yourself": `^` begins a clause, `*` is what is named. */
  bans: byLanguage,
  /** Circumstances and hedges: "my accountant", "not any more". */
  asides: byLanguage,
  /** What asks to show what is said beside it: "that should be on there, too". */
  shows: byLanguage,
  /** What names nothing when it stands alone: "home", "name". */
  labels: byLanguage,
  /** Before the day by which the site is to be done: "live by". */
  deadlines: byLanguage,
  /** Keys by which a project is described: "objective". */
  keys: byLanguage,
  /** Colours and manners: a few words that ask for one are a wish. */
  looks: byLanguage,
  /** Whoever else has wishes: "she", and who is a relation without a word that says whose: "annem". */
  others: byLanguage,
  family: byLanguage,
  /** What others want or think, are fond of, and cannot bear: "would rather", "likes", "hates". */
  wills: byLanguage,
  likes: byLanguage,
  averse: byLanguage,
  /** What is handed over or decided, and that it is not yet: "will send", "next week". */
  sends: byLanguage,
  laters: byLanguage,
  /** What a maker is given or works with: "photos", "logo". */
  things: byLanguage,
  /** What says that money is spent, and who spends it: together with an amount a budget. */
  spends: byLanguage,
  selves: byLanguage,
  /** What a letter begins with, and what stands in front of its signature. */
  salutations: byLanguage,
  closings: byLanguage,
  /** What a note in brackets begins with: "NB". */
  notes: byLanguage,
  /** How something is to be told, and what is only said between two who know each other: "be honest", "long story". */
  manners: byLanguage,
  /** What answers a question: "yes". */
  answers: byLanguage,
  /** One of several that somebody was shown, and what is thought of it: "the second one", "sounds nicer". */
  picks: byLanguage,
  judges: byLanguage,
  /** What leans on an earlier talk, at the front: "as discussed". */
  agreed: byLanguage,
  /** What is awaited or handed over in a letter, and that it is: "your proposal", "look forward to". */
  replies: byLanguage,
  hopes: byLanguage,
});
export type MakerTalk = z.infer<typeof makerTalkSchema>;

import * as z from 'zod/mini';
import { text } from './text.ts';

/** Words and phrases in small letters. */
const list = z.array(text);

/** The words of one language by which running text says what things cost, who offers what, when and where. */
export const languageFramesSchema = z.strictObject({
  /** Before a thing, and no part of its name. */
  articles: list,
  owners: list,
  /** With which no thing begins. */
  pronouns: list,
  /** Which stand in no name of a thing, but in clauses. */
  clauses: list,
  /** Adverbs, and the verbs of sentences about ways to reach somebody: they stand in no label of a number. */
  adverbs: list,
  /** Between the members of a row. */
  joins: list,
  /** Between a thing and its price: "costs". */
  says: list,
  /** Beside those, and says nothing: "just". */
  only: list,
  /** What a list of prices is called, which names none of them: "rates: £10 an hour". */
  prices: list,
  /** Before a price, and a part of it: "from". */
  about: list,
  /** In place of a price: "free". */
  free: list,
  /** Before that, what something is without: "gluten free". */
  freeOf: list,
  /** With which what follows a price begins, and is part of it: "per", "a". */
  units: list,
  /** How a unit behind a stroke is named, and what each is called: "/hr". */
  stroke: z.strictObject({ template: text, short: z.record(z.string(), text) }),
  /** With which what a price holds for begins: "for children". */
  qualifies: list,
  /** Of those, what is left out where that names the price: "£20 for two dogs". */
  holdsFor: list,
  /** Verbs by which more is told of a thing: "lasts". */
  lasts: list,
  offer: z.strictObject({
    /** Whether a verb says who speaks only together with a pronoun. */
    isSubjectNeeded: z.boolean(),
    who: list,
    also: list,
    /** Verbs by what is written of the thing: it alone, or with what would be lost without the verb. */
    verbs: z.record(z.string(), text),
    /** Verbs of what is done, without which nothing would be said: the sentence stays whole. */
    works: list,
    /** Others who do it, and the verbs as others do it: "she makes", "our shop sells". */
    others: list,
    does: list,
    /** What stands in place of who does it and the verb: "services include". */
    leads: list,
    /** How somebody or something is, which nobody offers: "licensed". */
    qualities: list,
    /** The end of a verb in two parts. */
    tails: list,
  }),
  /** All that stands around an address or number in a sentence that gives it. */
  contact: list,
  /** Of those, what says that a number is one to call. */
  phone: list,
  /** What says that a number is one to write to, and that one can talk to somebody there. */
  texts: list,
  calls: list,
  /** What a number is for that is not the first to call: emergencies, the press. */
  apart: list,
  /** Who is called from many sites and has a number of their own: "taxi", "vets". */
  others: list,
  /** Behind a refusal, before whoever does it instead: "for those ask". */
  refers: list,
  hours: z.strictObject({
    open: list,
    /** With such a word in them, and no opening: "open day", "open mic". */
    titles: list,
    closed: list,
    /** What else stands around days and times. */
    says: list,
    /** Between the first and the last of several days. */
    through: list,
    /** Before a time alone. */
    until: list,
    /** Before a day that is no such day. */
    excepts: list,
    /** In place of times: "by appointment". */
    notes: list,
  }),
  /** With which a sentence begins that says where one is. */
  place: list,
  /** What somebody is to the one who speaks, and trades: before a name they say whose it is. */
  relations: list,
  event: z.strictObject({
    /** Before what is on, and no part of its name: "there is". */
    there: list,
    /** Behind it. */
    ends: list,
    /** With which a sentence ends that tells what is so from a day on, and no title: "bookings open". */
    turns: list,
    /** Before words in quotation marks that somebody is to say, and no title. */
    codes: list,
  }),
  /** Beside a year: since when there is something. */
  history: list,
});
export type LanguageFrames = z.infer<typeof languageFramesSchema>;

export const framesSchema = z.record(z.string(), languageFramesSchema);
export type FrameWords = z.infer<typeof framesSchema>;

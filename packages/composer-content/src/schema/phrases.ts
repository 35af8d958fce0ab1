import * as z from 'zod/mini';
import { text } from './text.ts';

/** Words and phrases in small letters. */
const list = z.array(text);

/** The small words by which a prompt in one language says what is what; for languages that are only read, too. */
export const languagePhrasesSchema = z.strictObject({
  /** What a name follows: "called". */
  called: list,
  /** Keys under which a name stands: `name: Hearth`. */
  keys: list,
  /** Before a name that is no longer one: "formerly". */
  once: list,
  /** Before somebody else's name that is only compared with: "instead of". */
  like: list,
  /** Before people and tools that are not the site's own: "by", "with". */
  others: list,
  /** Before the one that a site is for: "for", "my". */
  recipients: list,
  /** By which somebody says who they are: "we are", "welcome to". */
  selves: list,
  /** Possessives before what is described: "my bakery". */
  owners: list,
  articles: list,
  /** Verbs by which a sentence says what its subject is or does: "is", "sells". */
  copulas: list,
  /** Words by which somebody speaks of themselves, or tells the maker what to do. */
  wants: list,
  /** Words with which no noun phrase begins or ends. */
  edges: list,
  /** Words that end the core of a noun phrase: prepositions, relatives. */
  ends: list,
  /** Small words within a name: "Casa de Vinhos". */
  links: list,
  /** Words behind which a name in small letters does not go on. */
  stops: list,
  /** Before what something has or is to have: "with". */
  having: list,
  /** Adjectives that leave a trade what it is: "small". */
  plain: list,
  /** Heads that say what something is only together with another word: "club". */
  open: list,
  /** Words after a head before what it is meant for: a hotel "for" dogs. */
  purposes: list,
});
export type LanguagePhrases = z.infer<typeof languagePhrasesSchema>;

export const phrasesSchema = z.strictObject({
  /** Words between "called" and a name: "simply". */
  fillers: list,
  /** By which somebody gives the whole a name; each is in `called` of its language, too. */
  namings: list,
  /** By which somebody says what they are called themselves. */
  introductions: list,
  /** By which somebody says what they have, before an article: "tengo". */
  keepers: list,
  /** By which somebody leads to what they have written down: "here is the menu". */
  presents: list,
  /** By which somebody says what a site is to show, between a word for it and whose that is: "a website to sell my candles". */
  showing: list,
  /** Before what something is about. */
  topical: list,
  /** By which a list is asked for, before what is listed: "list of". */
  listed: list,
  /** The same for tables, and behind what is to be in one: "in a table". */
  tables: list,
  inTables: list,
  /** Whose something is, before "'s": "my aunt's guest house". */
  kin: list,
  /** Small words within names of other languages than the prompt's: "Mas des Figuiers". */
  particles: list,
  /** Abbreviations before a person's name, without their full stop: "dr". */
  titles: list,
  /** Abbreviations at the end of a company's name: "co". */
  suffixes: list,
  /** Degrees, without their full stops: "bsc". */
  degrees: list,
  /** By language, how nouns of trades end that are said of a person: "-ista". */
  professions: z.record(z.string(), list),
  languages: z.record(z.string(), languagePhrasesSchema),
});
export type Phrases = z.infer<typeof phrasesSchema>;

/** One way in which running text lists what something does: "that tracks …, reminds … and identifies …". */
export interface Telling {
  /** What stands right before the list, as the source of a pattern. */
  before: string;
  /** Where the list ends within its clause. */
  until?: RegExp;
  /** Whether a part can stand alone; what cannot belongs to the part beside it. */
  isDeed(part: string): boolean;
  /** The part as the name of a thing on offer; as typed by default. */
  nameOf?(part: string): string;
  /** Verbs at the end gather what stands before them: "Licht und Wasser misst". */
  isVerbLast?: boolean;
  /** A list of nouns, which could also be parts of the page or its looks. */
  isOfThings?: boolean;
}

/** How a language lists what products do and have, and what businesses do. */
export interface DeedSpeech {
  products: readonly Telling[];
  businesses: readonly Telling[];
}

export const firstWord = (part: string): string => /^[\p{L}’'-]+/u.exec(part)?.[0].toLowerCase() ?? '';
export const hasObject = (part: string): boolean => /^\S+\s\S/u.test(part);

const mostWords = 5;

/** A list of what something has, after `before`. */
export const thingsAfter = (before: string): Telling => ({
  before,
  isDeed: (part) => part.split(' ').length <= mostWords && !/\d{3}/u.test(part),
  isOfThings: true,
});

const word = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,24}";
/** The source of a pattern for the name of a place, of one word or more. */
export const placeName = `${word}(?:\\s(?:(?:de|da|do|del|la|le|les|of|the|upon|am|an der|sur|sous|di)\\s)?${word}){0,3}`;
const inner = '(?:downtown|central|the|der|dem|den|le|la|les|el)\\s';

/** The source of a pattern for a place after the words that a language puts before it. */
export const placeSource = (said: readonly string[], named: readonly string[]): string =>
  `(?<![\\p{L}])(?:(${said.join('|')})|(?:${named.join('|')}))\\s(?:${inner})?(?:${placeName}\\s(?:in|en|em|à|a)\\s(?=\\p{Lu}))?(${placeName}(?:,\\s${placeName}){0,2})`;

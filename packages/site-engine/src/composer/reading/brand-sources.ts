import type { LanguageId } from '../languages/language.ts';
import { calledSources } from './brand-called.ts';
import { placedSources } from './brand-placed.ts';
import { arabicSources, japaneseSources } from './brand-scripts.ts';
import { all, type Source } from './brand-source.ts';
import { groupOf, nameSource, quotedSource } from './names.ts';

/** A text that may be the name, and how sure that is. */
export interface Candidate {
  text: string;
  index: number;
  certainty: number;
}

/** Words after which a name is a place, a tool or anything but the brand. */
const notBefore =
  /(?<![\p{L}])(?:in|near|at|from|around|outside|above|below|over|across|past|through|behind|beyond|under|between|throughout|with|using|use|uses|like|and|or|the|via|on|to|see|font|fonts|en|à|au|aus|bei|em|no|na|a|ad|mit|avec|con|com|dans|sur|les?|sections?|pages?|add|include|show|want|need|have|im|am|auf|nel|nella|nei|sul|sulla|dal|dalla|chez|près de|uit|te|på|w|we|de|di|da|do|del|des|du|della|of|von|van|only|just|write|say|print|your|but|not|as)\s$/iu;
const afterKind = all(`(?<=(?<![\\p{L}\\p{N}])\\p{Ll}[\\p{Ll}’'-]{1,24}\\s)(${nameSource})`);

/** "law firm Aldous Wray", "escuela de surf Ola Nueva": a name right after what it is. */
const appositions = (text: string): Candidate[] =>
  [...text.slice(0, 260).matchAll(afterKind)]
    .filter(({ index }) => !notBefore.test(text.slice(Math.max(0, index - 14), index)))
    .map((match) => ({ text: match[1] ?? '', index: match.index, certainty: 6.5 }));

/** What a quotation is when it is no name: a button, a slogan, a work, one of a list. */
const quotedThing =
  /(?<![\p{L}])(?:button|label|says?|saying|tagline|slogan|headline|motto|text|cta|reads?|quote|ep|album|single|song|book|novel|play|show|season|talk|film|publications?|papers?|talks?|articles?|essays?|paintings?|hero|title|subtitle)(?:\s?[:(]|\s(?:is|that|which|says|reads)){0,12}\s?[(:]?\s?$/iu;

const isThing = (text: string, index: number, end: number): boolean =>
  quotedThing.test(text.slice(Math.max(0, index - 30), index)) ||
  /^(?:\s\([^()\n]{1,12}\))?\s?,\s["“„«]/u.test(text.slice(end, end + 20)) ||
  /["”“»](?:\s\([^()\n]{1,12}\))?,\s$/u.test(text.slice(Math.max(0, index - 20), index));

/** A way to find names, and the most that what it finds can be worth. */
export interface Finder {
  certainty: number;
  find(text: string): Candidate[];
}

const finderOf = ({ pattern, certainty, within }: Source): Finder => ({
  certainty,
  find: (text) =>
    [...text.slice(0, within).matchAll(pattern)].map((match) => ({
      text: groupOf(match),
      index: match.index,
      certainty: certainty === 8 && isThing(text, match.index, match.index + match[0].length) ? 3 : certainty,
    })),
});

const inQuotes = [
  { pattern: all(quotedSource), certainty: 8, within: 300 },
  { pattern: all(`(?:${quotedSource})\\s(?:heißen|heißt|heisst|genannt)`), certainty: 10, within: 4000 },
].map(finderOf);
const withCapitals = [...calledSources, ...placedSources].map(finderOf);
const japanese = japaneseSources.map(finderOf);
const arabic = arabicSources.map(finderOf);

/** Every way to find the name of a site in a language. Japanese has no capitals to go by. */
export function brandFinders(language: LanguageId): readonly Finder[] {
  if (language === 'ja') return [...inQuotes, ...japanese];
  if (language === 'ar') return [...inQuotes, ...withCapitals, ...arabic];
  // A noun before a name begins with a capital in German.
  if (language === 'de') return [...inQuotes, ...withCapitals];
  return [...inQuotes, ...withCapitals, { certainty: 6.5, find: appositions }];
}

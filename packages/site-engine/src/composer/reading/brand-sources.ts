import type { LanguageId } from '../languages/language.ts';
import { arabicSources, japaneseSources } from './brand-scripts.ts';
import { all, type Source } from './brand-source.ts';
import {
  article,
  entries,
  labels,
  practice,
  selfAsMany,
  selfAsOne,
  undertakings,
  verbs,
} from './brand-words.ts';
import { eitherCase } from './either-case.ts';
import { groupOf, nameSource, quotedSource, titles } from './names.ts';

/** A text that may be the name, and how sure that is. */
export interface Candidate {
  text: string;
  index: number;
  certainty: number;
}

const lowerWord = "[\\p{L}\\p{N}'’&-]{2,30}";
const clauseWord =
  'in|and|with|for|that|which|at|near|from|und|mit|für|aus|y|con|en|de|et|avec|à|e|com|em|per|in der';

const begin = '(?<![\\p{L}\\p{N}])';
/** "3 Little Stars": a name may begin with a number. */
const name = `(?:\\d{1,3}\\s(?=\\p{Lu}\\p{Ll}))?${nameSource}`;
const endOfName = '(?=\\s?[,.;:(–—!|@]|\\s-\\s|\\s*$|\\n|\\s(?:in|is)\\s)';
const domains =
  'com|io|app|dev|ai|co|net|org|eu|me|xyz|shop|store|studio|cloud|tech|co\\.uk|de|fr|es|it|nl|pl';

const sources: readonly Source[] = [
  { pattern: all(`${begin}(?:${verbs})[\\s,:]{0,3}(?:${quotedSource})`, 'iu'), certainty: 10, within: 4000 },
  { pattern: all(`${begin}(?:${labels})\\s?(?:${quotedSource})`, 'iu'), certainty: 10, within: 4000 },
  {
    pattern: all(`${begin}(?:${eitherCase(verbs)}):?\\s(?:the\\s(?=\\p{Lu}))?(${name})`),
    certainty: 10,
    within: 4000,
  },
  {
    pattern: all(`${begin}(?:${eitherCase(labels)})\\s?(?<!\\p{L})(${name})`),
    certainty: 9.8,
    within: 4000,
  },
  {
    pattern: all(
      `${begin}(?:(?:${eitherCase(selfAsMany)})|[Ww](?:e|ir)\\s?[,–—])\\s(?!(?:an?|the|not|in|from)\\s)(?:(?:das|die|der|les|los|las|la|el|il|lo|i|gli|os|as|o)\\s)?(${name})`,
    ),
    certainty: 9,
    within: 400,
  },
  {
    pattern: all(
      `${begin}(?:${eitherCase(selfAsOne)})\\s(?!(?:an?|the|not|in|from)\\s)(?:(?:die|der|la|el|il|a|o)\\s)?(${name})`,
    ),
    certainty: 7.15,
    within: 400,
  },
  {
    pattern: all(
      `(?:^|[.!?]\\s)(?:CV|Curr[ií]culum|Hoja de vida|Lebenslauf|Portafolio|Portfolio|Portfólio|Página|Sitio|Sito|Site|Web)\\s(?:\\p{Ll}+\\s)?(?:de|di|do|da|von|of|für)\\s(${name})`,
    ),
    certainty: 8.5,
    within: 200,
  },
  { pattern: all(`(?<=[Mm]y (?:own )?name,\\s)(${name})`), certainty: 7.2, within: 400 },
  {
    pattern: all(
      `${begin}(?:my|our)\\s[\\p{Ll}\\s-]{2,40}(?:business|company|shop|store|salon|studio|band|brand|startup|restaurant|caf[eé]|agency)\\s((?!${clauseWord}|to|on|we|is|who|where|so|based|located|called|because|selling|offering)${lowerWord}(?:\\s(?:[&+]\\s)?${lowerWord}){1,2})(?=,\\s)`,
    ),
    certainty: 5.2,
    within: 300,
  },
  {
    pattern: all(
      `${begin}(?:${eitherCase(selfAsOne)}|${eitherCase(selfAsMany)})\\s[^.,;:()\\n]{3,40}\\s\\((${name})(?=[,)])`,
    ),
    certainty: 7.7,
    within: 400,
  },
  {
    pattern: all(`^[^.,;:()\\n]{8,90}\\s\\((${nameSource})(?<=\\s\\S+)(?=,\\s\\p{Ll}|\\))`),
    certainty: 6.6,
    within: 200,
  },
  {
    pattern: all(
      '(?:^|(?<=[.!?]\\s))(\\p{Lu}[\\p{L}-]+\\s(?:y|and|&|und|et|e|og|en)\\s\\p{Lu}[\\p{L}-]+)(?=,\\s)',
    ),
    certainty: 7.4,
    within: 200,
  },
  {
    pattern: all(
      `${begin}(?:${verbs})\\s(${lowerWord}(?:\\s(?:[&+]\\s)?${lowerWord}){0,3}?)(?=\\s?(?:[,.;!?\\n]|$)|\\s(?:${clauseWord})\\s)`,
      'iu',
    ),
    certainty: 8.8,
    within: 4000,
  },
  {
    pattern: all(`${begin}(?:called|named)\\s(${lowerWord})(?=[\\s,.;!?]|$)`, 'iu'),
    certainty: 8.7,
    within: 4000,
  },
  {
    pattern: all(`(?:^|\\n|[.;!?]\\s)[\\s*•-]{0,4}(?:${eitherCase(entries)})\\s?[:：]\\s?(${name})`),
    certainty: 9.7,
    within: 4000,
  },
  {
    pattern: all(`${begin}(?:[Tt]he|[Oo]ur|[Mm]y)\\s${undertakings}\\sis\\s(${name})(?=\\s?[,.;:(]|$)`),
    certainty: 8.4,
    within: 4000,
  },
  {
    pattern: all(
      `${begin}(?:[Ii]t is|[Ii]t['’]s|[Tt]hey are|[Ww]e are)\\sthe\\s(${name})(?=\\s?[,.;:(–—-]|$)`,
    ),
    certainty: 7.5,
    within: 1500,
  },
  {
    pattern: all(
      `^[\\s"“]*(?:the\\s)?(${name})(?=\\s?[,:|–—\\n(.!]|\\s-\\s|\\s(?:is|are|since|seit|dal|desde|depuis|in|en|à|a|em|no|na|nel|nella|sul|sulla|im|am|bei|aus|dans|uit|i|på|near|makes|needs|wants|sucht|braucht|möchte|busca|necesita|cherche|cerca|procura|precisa|zoekt|we|for|at)\\s)`,
    ),
    certainty: 8.5,
    within: 200,
  },
  {
    pattern: all(`^[\\s"“]*(${practice}\\s\\p{Ll}+\\s${name})(?=\\s?[,.:;–—]|\\s(?:in|en|à|a|em)\\s)`),
    certainty: 8.6,
    within: 200,
  },
  {
    pattern: all(
      `(?<![\\p{L}\\p{N}@/.-])([\\p{L}\\p{N}-]{2,30}\\.(?:${domains}))(?![\\p{L}\\p{N}@/]|\\.\\p{L})`,
    ),
    certainty: 7.05,
    within: 160,
  },
  {
    pattern: all(
      `(?:[Pp]roduct|[Bb]rand|[Aa]pp|[Pp]roject|[Cc]ompany|[Ss]hop) name:?\\s(${lowerWord})(?=\\s?[.,;\\n]|$)`,
    ),
    certainty: 9,
    within: 4000,
  },
  {
    pattern: all(
      `${begin}(?:[Ww]e['’]re|[Ww]e are|[Ii]t['’]s|[Tt]his is|I run|[Ww]e run)\\san?\\s[\\p{Ll}\\s-]{4,60},\\s(${name})(?=\\s?[,.])`,
    ),
    certainty: 7.6,
    within: 1500,
  },
  {
    pattern: all(
      `^(?:[^.\\n:;]|\\p{Lu}{2,6}\\s)?[^.\\n:;\\p{Lu}]{0,90}?(?::|\\s[–—-])\\s(${name})${endOfName}`,
    ),
    certainty: 7.8,
    within: 220,
  },
  {
    pattern: all(`^[^.\\n:;–—]{4,90}\\s[–—]\\s(${name})(?=\\s?[.,;:(!]|\\s*$|\\n)`),
    certainty: 6.7,
    within: 220,
  },
  {
    pattern: all(
      `${begin}(?:for|of|by|para|für|pour|per|por|voor|dla|till|för)\\s${article}(${name})(?![\\p{L}\\p{N}])`,
    ),
    certainty: 7,
    within: 1500,
  },
  {
    pattern: all(
      `^[^.\\n]?[^.\\n\\p{Lu}]{4,120},\\s(${name})(?=\\s(?:in|near|en|à|em|bei)\\s(?:the\\s)?\\p{Lu})`,
    ),
    certainty: 5.9,
    within: 220,
  },
  {
    pattern: all(`^[^.\\n,]?[^.\\n,\\p{Lu}]{4,80},\\s(${name})(?=\\s?[,.;:–—])`),
    certainty: 6,
    within: 160,
  },
  {
    pattern: all(
      `(?<![\\p{L}])(?:novel|book|memoir|album|film|podcast|game|course|newsletter|magazine|comic|play|roman|livre|libro|livro|romanzo|novela)\\s(${name})(?=\\s(?:by|von|de|di)\\s)`,
    ),
    certainty: 7.3,
    within: 1500,
  },
  {
    pattern: all(`(?<=[,:]\\s)(?=[^.,;\\n]{2,40}\\s[&+]\\s)(${name})(?=\\s?[.,;:(]|$)`),
    certainty: 5.6,
    within: 300,
  },
  {
    pattern: all(
      `(?<=[.!?]\\s|\\n)(?<!(?:${titles})\\.\\s)(?!\\p{Lu}\\p{L}+,\\s\\p{Ll}[\\p{L}\\s]{2,24}[,.])(${name})(?=,\\s|\\.\\s|\\s[–—-]\\s)`,
    ),
    certainty: 5.5,
    within: 260,
  },
  { pattern: all(`(${name})\\s(?:is|are)\\s(?:an?|the|our|my)\\s`), certainty: 5, within: 1500 },
  { pattern: all(`${begin}((?!I['’])${name})['’]s\\s`), certainty: 4.5, within: 1500 },
];

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
  /(?<![\p{L}])(?:button|label|says?|saying|tagline|slogan|headline|motto|text|cta|reads?|quote|ep|album|single|song|book|novel|play|show|season|talk|film|publications?|papers?|talks?|articles?|essays?|paintings?|hero|title|subtitle)(?:\s?[:(]|\s(?:is|that|which|says|reads))*\s?[(:]?\s?$/iu;

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
const withCapitals = sources.map(finderOf);
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

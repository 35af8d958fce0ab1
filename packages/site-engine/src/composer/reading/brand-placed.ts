import { all, begin, name, type Source } from './brand-source.ts';
import { article, practice } from './brand-words.ts';
import { nameSource, titles } from './names.ts';

const endOfName = '(?=\\s?[,.;:(–—!|@]|\\s-\\s|\\s*$|\\n|\\s(?:in|is)\\s)';
const domains =
  'com|io|app|dev|ai|co|net|org|eu|me|xyz|shop|store|studio|cloud|tech|co\\.uk|de|fr|es|it|nl|pl';

/** Names by where they stand: at the start, after "for", beside what they name. */
export const placedSources: readonly Source[] = [
  {
    pattern: all(
      `(?:^|[.!?]\\s)(?:CV|Curr[ií]culum|Hoja de vida|Lebenslauf|Portafolio|Portfolio|Portfólio|Página|Sitio|Sito|Site|Web)\\s(?:\\p{Ll}+\\s)?(?:de|di|do|da|von|of|für)\\s(${name})`,
    ),
    certainty: 8.5,
    within: 200,
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

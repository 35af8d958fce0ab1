import { all, begin, name, type Source } from './brand-source.ts';
import { entries, labels, selfAsMany, selfAsOne, undertakings, verbs } from './brand-words.ts';
import { eitherCase } from './either-case.ts';
import { quotedSource } from './names.ts';

const lowerWord = "[\\p{L}\\p{N}'’&-]{2,30}";
const clauseWord =
  'in|and|with|for|that|which|at|near|from|und|mit|für|aus|y|con|en|de|et|avec|à|e|com|em|per|in der';

/** Names that somebody says are names: "called Tom", "Company: Tom", "We are Tom". */
export const calledSources: readonly Source[] = [
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
      `(?:[Pp]roduct|[Bb]rand|[Aa]pp|[Pp]roject|[Cc]ompany|[Ss]hop) name:?\\s(${lowerWord})(?=\\s?[.,;\\n]|$)`,
    ),
    certainty: 9,
    within: 4000,
  },
];

import {
  joining,
  measuring,
  owning,
  placing,
  pronouns,
  ranging,
  subjects,
} from '../cut/prose/function-words.ts';
import { smallWords } from '../read/entries/scan/tokens.ts';
import { discourseWords } from './discourse-words.ts';

const small = [joining, measuring, owning, placing, pronouns, ranging, subjects];

/** Whether what a value behind a correction is told with says nothing else: small words, words said before, "use … instead". */
export function isLead(lead: string, before: string): boolean {
  const said = smallWords(before);
  const isPut = discourseWords().puts.some((put) => put.before === lead.trim().toLowerCase());
  return (
    isPut ||
    smallWords(lead).every(
      (word) =>
        word.length < 4 ||
        said.includes(word) ||
        discourseWords().nows.has(word) ||
        small.some((words) => words.has(word)),
    )
  );
}

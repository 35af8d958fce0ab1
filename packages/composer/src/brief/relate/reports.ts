import { remembered } from '../../remembered.ts';
import { openingLength } from '../read/guard/maker-talk.ts';
import { correctionLead, discourseWords } from './discourse-words.ts';

/** How far into a sentence somebody is said to say something. */
const farthest = 110;
const mostNames = 3;
const mostWords = 6;
const word = /\p{L}[\p{L}\p{M}’'.-]*[,;]?/gu;
const capital = /^\p{Lu}/u;
/** What is quoted, or stands behind a colon, is somebody's own words: a voice. */
const voice = /^\s*[:"“«„]/u;

/** Whether what stands before "says" is who says it: "my business partner", "Monique"; a clause between commas may tell more of them. */
function isSpeaker(text: string): boolean {
  const words = text.replace(/,[^,]{2,70},\s*$/u, '').match(word) ?? [];
  if (words.some((each) => each.endsWith(',')) || words.length > mostWords) return false;
  const lead = discourseWords().speakers.leading(text);
  if (lead > 0) return /\p{L}/u.test(text.slice(lead));
  return words.length > 0 && words.length <= mostNames && words.every((each) => capital.test(each));
}

/** How long the words are by which a sentence says that somebody says the rest: "My wife says that "; 0 where it does not. */
export const reportLength = remembered((text): number => {
  const start = openingLength(text);
  const from = start + correctionLead(text.slice(start));
  for (const { index } of text.slice(from, from + farthest).matchAll(word)) {
    const at = from + index;
    const length = index > 0 ? discourseWords().reports.leading(text.slice(at)) : 0;
    if (length === 0 || !isSpeaker(text.slice(from, at))) continue;
    const end = at + length;
    return voice.test(text.slice(end)) ? 0 : end + (/^[,\s]{1,3}/u.exec(text.slice(end))?.[0].length ?? 0);
  }
  return 0;
});

import type { Classified } from '../../classify/classified.ts';

/** Signs and small words that may stand between two parts; anything else is markup. */
const plainGap = /^[\s,،、&/()–—-]{0,9}[\p{L}]{0,4}[\s,،、&/()–—-]{0,9}$/u;
const longestGap = 12;

/** What stands between two statements of a sentence as it is written; a comma where markup stands between them. */
export function gapBetween(previous: Classified, statement: Classified, prompt: string): string {
  const raw = prompt.slice(previous.start, statement.end);
  const from = raw.indexOf(previous.text);
  const to = raw.lastIndexOf(statement.text);
  const gap = from < 0 || to < 0 ? '' : raw.slice(from + previous.text.length, to);
  return gap.length <= longestGap && plainGap.test(gap) && gap !== '' ? gap.replaceAll(/\s+/gu, ' ') : ', ';
}

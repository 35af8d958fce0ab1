import type { Classified } from '../../../classify/classified.ts';
import { saysOnlyHours } from '../../../frames/hours.ts';
import { countWords } from '../../entries/scan/tokens.ts';
import { trimSeparators } from '../../entries/scan/trim.ts';
import { isNounOfSite } from '../description/heads.ts';
import type { Reading } from '../reading.ts';
import { openIn } from './lines.ts';
import { isTimeOfYear } from './seasons.ts';

const longest = 3;
const isShort = (text: string): boolean => text !== '' && countWords(text) <= longest && !/\d/u.test(text);

/** "The pool", "Werkstatt": a place, which has hours of its own. */
const isPlace = (text: string, reading: Reading): boolean =>
  isShort(text) &&
  (reading.grammar.articles.has(text.split(' ', 1)[0]?.toLowerCase() ?? '') ||
    isNounOfSite(text.slice(text.lastIndexOf(' ') + 1), reading));

/** What is open, where it is not the whole: what stands before the word for that, or the head it stands under. */
export function partOf({ key = '', text }: Classified, reading: Reading): string | undefined {
  const before = trimSeparators(text.slice(0, openIn(text)?.index ?? 0)).replace(
    /\s(?:is|are|ist|sind)$/iu,
    '',
  );
  const isRange = isTimeOfYear(before, reading) && countWords(before) > 1;
  if (isShort(before) && !isRange && !saysOnlyHours(before, [])) return before;
  const head = trimSeparators(key.replaceAll(/[\d+()-][\d\s()+./-]{5,}/gu, ' ')).trim();
  const hasNumber = /\d{5}/u.test(key.replaceAll(/\D/gu, ''));
  const isHead = hasNumber
    ? isShort(head)
    : isPlace(head, reading) || (isShort(head) && isTimeOfYear(head, reading));
  return isHead ? head : undefined;
}

const named = /^(?:[^:;]{0,60}:\s)?((?:\p{L}+\s){0,2}\p{L}+),\s(.{3,80})$/u;

/** "the café, Sat 9-1": a place with its hours behind a comma. */
export function placeWithHours(text: string, reading: Reading): { of: string; hours: string } | undefined {
  const [, of = '', hours = ''] = named.exec(text) ?? [];
  return isPlace(of, reading) ? { of, hours } : undefined;
}

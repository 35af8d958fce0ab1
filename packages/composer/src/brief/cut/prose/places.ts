import { placing } from './function-words.ts';
import { startsUpper } from './part-shapes.ts';
import type { Range, Run } from './run.ts';
import { hasDigit, isNumber } from './values.ts';

/** "9 Harbour Street", "Calle Mayor 15", "Dock 72": a number beside a word with a capital, at the end of a part. */
function endsInAddress(run: Run, range: Range): boolean {
  const words = run.lastWords(range, 4);
  return words.some(
    (word, at) =>
      /^\d{1,4}\p{L}?$/u.test(word) && (startsUpper(words[at - 1] ?? '') || startsUpper(words[at + 1] ?? '')),
  );
}

const state = /^\p{Lu}{2}$/u;
const postcode = /^\d{4,6}$/u;

/** A town, state or postcode behind an address or a town: "Leeds", "TX", "21000 Dijon", "near Cork". */
export function isPlaceTail(run: Run, before: Range, part: Range): boolean {
  const words = run.words(part);
  const [first = '', second = ''] = words;
  if (words.length > 5) return false;
  if (placing.has(first.toLowerCase()) && words.length > 1 && words.slice(1).every(startsUpper)) return true;
  if (words.length <= 2 && state.test(first) && startsUpper(run.at(before.to - 1))) return true;
  if (postcode.test(first) && startsUpper(second) && run.hasWord(before, hasDigit)) return true;
  if (!endsInAddress(run, before)) return false;
  const isPostcode = hasDigit(first) && first.length > 3 && words.length > 1 && !isNumber(first);
  return isPostcode || (words.every((word) => startsUpper(word) || hasDigit(word)) && !isNumber(first));
}

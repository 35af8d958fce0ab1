import type { SourceRange } from '@sitewright/contracts';
import { insertAt, type Piece, textAt } from './piece.ts';
import { escapeWords, lengthIn, type Unit, unitsOf } from './units.ts';

/**
 * New words for a text, as a person reads them. What stays is kept as it is written: references, and the blanks of the source.
 *
 * @param range of the words, without the blanks around them
 */
export function typeWords(source: string, range: SourceRange, words: string): Piece[] {
  const units = unitsOf(source, range);
  if (units.length === 0) return words === '' ? [] : [insertAt(range.start, escapeWords(words))];
  let first = 0;
  let from = 0;
  for (let unit = units[first]; unit; unit = units[first]) {
    const length = lengthIn(words, unit, (text) => words.startsWith(text, from));
    if (length === 0) break;
    from += length;
    first += 1;
  }
  if (first === units.length && from === words.length) return [];
  for (let unit = units[first - 1]; unit?.isOpen; unit = units[first - 1]) {
    from -= unit.text.length;
    first -= 1;
  }
  let last = units.length;
  let to = words.length;
  for (let unit = units[last - 1]; unit && last > first; unit = units[last - 1]) {
    const length = lengthIn(words, unit, (text) => words.slice(from, to).endsWith(text));
    if (length === 0) break;
    to -= length;
    last -= 1;
  }
  const written = escapeWords(words.slice(from, to));
  return [
    first === last
      ? insertion(source, units, first, written)
      : { ...rangeOf(units, first, last, range), new: written },
  ];
}

const rangeOf = (units: readonly Unit[], first: number, last: number, range: SourceRange): SourceRange => ({
  start: units[first]?.start ?? range.end,
  end: units[last - 1]?.end ?? range.end,
});

/** At an edge together with its neighbour: what is put beside a text is not part of it to whoever follows its range. */
function insertion(source: string, units: readonly Unit[], at: number, written: string): Piece {
  const [before, behind] = [units[at - 1], units[at]];
  if (before && behind) return insertAt(behind.start, written);
  const neighbour = before ?? behind;
  if (!neighbour) throw new RangeError('There is no place for these words.');
  const { start, end } = neighbour;
  const kept = textAt(source, neighbour);
  return { start, end, new: before ? kept + written : written + kept };
}

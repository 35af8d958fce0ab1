import type { SourceRange } from '@sitewright/contracts';
import { decodeReferences } from './decode-references.ts';
import { insertAt, type Piece, textAt } from './piece.ts';

/** What is read as one: a character, a character reference or a run of blanks. */
interface Unit extends SourceRange {
  text: string;
  isBlank: boolean;
  /** Whether what is written behind it may change what it reads: "&" before "lt;", or `&copy` without its semicolon. */
  isOpen: boolean;
}

const unitPattern = /&(?:#x[\da-f]+|#\d+|[a-z][a-z\d]*);?|[ \t\n\f\r]+|[\s\S]/giu;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00A0': '&nbsp;' };

const escapeWords = (words: string): string => words.replace(/[&<>\u00A0]/g, (sign) => escapes[sign] ?? sign);

function unitsOf(source: string, range: SourceRange): Unit[] {
  return [...textAt(source, range).matchAll(unitPattern)].map(([written], index, all) => {
    const start = range.start + (all[index]?.index ?? 0);
    const isReference = written.startsWith('&') && written.length > 1;
    return {
      start,
      end: start + written.length,
      text: isReference ? decodeReferences(written) : written.replace(/\r\n?/g, '\n'),
      isBlank: /^[ \t\n\f\r]/.test(written),
      isOpen: written === '<' || (written.startsWith('&') && !written.endsWith(';')),
    };
  });
}

/** How many characters of the words a unit stands for; 0 where something else is there. Most blanks are shown as one. */
function lengthIn(words: string, { text, isBlank }: Unit, isAt: (text: string) => boolean): number {
  if (isAt(text)) return text.length;
  return isBlank && words !== '' && isAt(' ') ? 1 : 0;
}

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

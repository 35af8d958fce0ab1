import type { SourceRange } from '@sitewright/contracts';
import { decodeReferences } from './decode-references.ts';
import { type Piece, textAt } from './piece.ts';
import { typeWords } from './type-words.ts';
import { escapeWords } from './units.ts';

/** One line of letters that are drawn: its words, and where the attribute stands, or would, that hides it. */
interface DrawnLine {
  words: SourceRange;
  hidden: SourceRange;
}

const endOfSaid = /[\s:]*<\/span>\s*/y;
const drawnLine = /<svg\b[^<>]*\saria-hidden="true"[^<>]*>\s*<text\b[^<>]*>([^<]*)<\/text>\s*<\/svg>/y;
const hidden = ' hidden';
const blanks = /\s*/y;

/** @returns where the pattern ends that stands at a place; nothing when something else stands there */
function endAt(pattern: RegExp, source: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : undefined;
}

/** The lines that follow on words for screen readers. */
function linesBehind(source: string, end: number): DrawnLine[] {
  const lines: DrawnLine[] = [];
  let at = endAt(endOfSaid, source, end);
  while (at !== undefined) {
    drawnLine.lastIndex = at;
    const found = drawnLine.exec(source);
    if (!found) break;
    const end = drawnLine.lastIndex;
    const start = source.indexOf('>', source.indexOf('<text', at)) + 1;
    const name = at + '<svg'.length;
    lines.push({
      words: { start, end: start + (found[1] ?? '').length },
      hidden: { start: name, end: name + (source.startsWith(hidden, name) ? hidden.length : 0) },
    });
    at = endAt(blanks, source, end);
  }
  return lines;
}

const said = (words: string) => words.replace(/\s*:\s*$/, '');
const letters = (words: string) => said(words).replace(/\s/g, '');

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The words on as many lines, or fewer, that are about equally long. */
function spread(words: string, count: number): string[] {
  const isSpaced = !unspaced.test(words);
  const parts = isSpaced ? words.split(/\s+/).filter(Boolean) : [...words];
  const total = parts.join('').length;
  const lines = new Map<number, string[]>();
  let before = 0;
  for (const part of parts) {
    const index = Math.min(count - 1, Math.floor(((before + part.length / 2) / total) * count));
    lines.set(index, [...(lines.get(index) ?? []), part]);
    before += part.length;
  }
  return [...lines.values()].map((line) => line.join(isSpaced ? ' ' : '').trim());
}

/** A line with other words, or without any. */
function changed(source: string, line: DrawnLine, words: string | undefined): Piece[] {
  return [
    { ...line.hidden, new: words === undefined ? hidden : '' },
    { ...line.words, new: escapeWords(words ?? '') },
  ].filter((piece) => piece.new !== textAt(source, piece));
}

/**
 * New words for a text; where the same words are drawn line by line beside it, as a headline that fills its page is, the lines
 * follow. A line that is not needed is hidden until there are words for it again.
 *
 * @param range of the words, without the blanks around them
 */
export function typeSaidAndDrawn(source: string, range: SourceRange, words: string): Piece[] {
  const pieces = typeWords(source, range, words);
  const lines = linesBehind(source, range.end);
  const drawn = lines.map((line) => decodeReferences(textAt(source, line.words))).join('');
  if (lines.length === 0 || letters(drawn) !== letters(decodeReferences(textAt(source, range))))
    return pieces;
  const written = spread(said(words), lines.length);
  return [...pieces, ...lines.flatMap((line, index) => changed(source, line, written[index]))];
}

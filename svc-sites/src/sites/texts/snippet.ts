import type { FoundText } from '@sitewright/contracts';
import { marksIn } from './text-words.ts';

const before = 60;
const inAll = 180;

/** The piece of a text in which words stand, shortened at words; undefined where they do not. */
export function snippetOf(text: string, searched: readonly string[]): FoundText | undefined {
  const marks = marksIn(text, searched);
  const first = bestOf(marks, searched.length);
  if (!first) return undefined;
  const start = wordBegin(text, first.start - before);
  const end = wordEnd(text, Math.max(first.end, start + inAll));
  const [lead, tail] = [start > 0 ? '… ' : '', end < text.length ? ' …' : ''];
  // Marks are places in the text: it keeps its length.
  const shown = text.slice(start, end).replaceAll('\n', ' ');
  return {
    text: `${lead}${shown}${tail}`,
    marks: marks
      .filter((mark) => mark.start >= start && mark.end <= end)
      .map((mark) => ({ start: mark.start - start + lead.length, end: mark.end - start + lead.length })),
  };
}

/** Where several words were looked for, the first place where they stand close together. */
const bestOf = <Mark extends { start: number; end: number }>(
  marks: Mark[],
  count: number,
): Mark | undefined =>
  marks.find(
    (mark, index) =>
      (marks[index + count - 1]?.end ?? Number.POSITIVE_INFINITY) - mark.start < inAll - before,
  ) ?? marks[0];

function wordBegin(text: string, at: number): number {
  if (at <= 0) return 0;
  const next = /[\s]/.exec(text.slice(at, at + 40));
  return asCharacter(text, next ? at + next.index + 1 : at);
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const last = text.slice(Math.max(0, at - 40), at).search(/\s\S*$/);
  return asCharacter(text, last < 0 ? at : at - Math.min(40, at) + last);
}

/** Never between the two halves of a character. */
const asCharacter = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at;

import type { Mark, SourceRange, Tagged } from '@sitewright/contracts';
import { removeAttribute, setAttribute } from './attributes.ts';
import { insertAt, type Piece, textAt } from './piece.ts';
import { escapeWords, lengthIn, unitsOf } from './units.ts';

/** Words of one text: those from `from` up to but without `to` of what it reads, in UTF-16 code units. */
export interface MarkedWords {
  /** Where the text stands, without the blanks around it. */
  text: SourceRange;
  /** What it reads. */
  words: string;
  from: number;
  to: number;
  /** The elements within the line that it stands in, innermost first. */
  inline: readonly Tagged[];
}

/** What was asked for cannot be done at this place. Its message is for the person. */
export class CannotMark extends Error {
  override name = 'CannotMark';
}

const namesOf: Record<Mark, RegExp> = { strong: /^(?:strong|b)$/, em: /^(?:em|i)$/, a: /^a$/ };

/** The mark that words have already. */
export const markAround = (inline: readonly Tagged[], mark: Mark): Tagged | undefined =>
  inline.find(({ tag }) => namesOf[mark].test(tag));

/** Where words stand in the source. What is written as one, such as a character reference, is taken as a whole. */
function placeOfWords(source: string, { text, words, from, to }: MarkedWords): SourceRange {
  let at = 0;
  let start: number | undefined;
  let end: number | undefined;
  for (const unit of unitsOf(source, text)) {
    const length = lengthIn(words, unit, (read) => words.startsWith(read, at));
    if (length === 0) break;
    if (start === undefined && at + length > from) start = unit.start;
    at += length;
    if (at >= to) {
      end = unit.end;
      break;
    }
  }
  if (start === undefined || end === undefined)
    throw new CannotMark('These words were changed in the meantime. Select them again.');
  return { start, end };
}

/** Where the content of an element ends. @throws {CannotMark} when nothing is written at its end */
export function endTagOf(source: string, { tag, element }: Tagged): SourceRange {
  const found = new RegExp(`</${tag}\\s*>$`, 'i').exec(textAt(source, element));
  if (!found)
    throw new CannotMark('This is written in a way that cannot be changed here. Change it in Code.');
  return { start: element.start + found.index, end: element.end };
}

const hasWords = (markup: string): boolean => markup.replace(/<[^>]*>/g, '').trim() !== '';

/** A start tag once more: an id belongs to one element only. */
function startTagAgain(source: string, { startTag }: Tagged): string {
  const tag = textAt(source, startTag);
  const [piece] = removeAttribute(tag, { start: 0, end: tag.length }, 'id');
  return piece ? tag.slice(0, piece.start) + tag.slice(piece.end) : tag;
}

/** Takes a mark away: wholly where all of it is meant, otherwise from some of its words. */
function unmark(source: string, around: Tagged, words: MarkedWords): Piece[] {
  const { start, end } = placeOfWords(source, words);
  const { startTag } = around;
  const endTag = endTagOf(source, around);
  const [isFirst, isLast] = [
    !hasWords(source.slice(startTag.end, start)),
    !hasWords(source.slice(end, endTag.start)),
  ];
  const opening: Piece = { ...startTag, new: '' };
  const closing: Piece = { ...endTag, new: '' };
  if (isFirst && isLast) return [opening, closing];
  if (words.inline[0] !== around)
    throw new CannotMark('Other marked words stand around these. Select all of them first.');
  const [close, open] = [textAt(source, endTag), startTagAgain(source, around)];
  if (isFirst) return [opening, insertAt(end, textAt(source, startTag))];
  if (isLast) return [insertAt(start, close), closing];
  return [insertAt(start, close), insertAt(end, open)];
}

/**
 * Marks words, or takes the mark from them where they have it. A link gets its address; with an empty one it is no link any more.
 *
 * @throws {CannotMark} where the words are not what they were, and where the markup around them does not allow it
 */
export function markWords(source: string, words: MarkedWords, mark: Mark, href = ''): Piece[] {
  const around = markAround(words.inline, mark);
  if (around && mark === 'a' && href !== '') return setAttribute(source, around.startTag, 'href', href);
  if (around) return unmark(source, around, words);
  const { start, end } = placeOfWords(source, words);
  const opening = mark === 'a' ? `<a href="${escapeWords(href).replaceAll('"', '&quot;')}">` : `<${mark}>`;
  return [insertAt(start, opening), insertAt(end, `</${mark}>`)];
}

import type { SourceRange, Tagged } from '@sitewright/contracts';
import { removeAttribute, setAttribute } from './attributes.ts';
import { endTagOf } from './mark-words.ts';
import type { Piece } from './piece.ts';
import { startTags } from './start-tags.ts';

/**
 * Another name for an element, such as a heading of the next level, and the classes that elements of that name have on this page.
 *
 * @param classes none where it keeps its own
 * @throws {CannotMark} where its end is not written
 */
export function renameElement(source: string, element: Tagged, tag: string, classes?: string): Piece[] {
  const [found] = startTags(source, element.startTag);
  if (!found) return [];
  const endTag = endTagOf(source, element);
  const name = { start: found.start + 1, end: found.nameEnd, new: tag };
  const close = { start: endTag.start + 2, end: endTag.start + 2 + element.tag.length, new: tag };
  const look = classes === undefined ? [] : classPieces(source, element.startTag, classes);
  return [name, ...look, close];
}

const classPieces = (source: string, startTag: SourceRange, classes: string): Piece[] =>
  classes === ''
    ? removeAttribute(source, startTag, 'class')
    : setAttribute(source, startTag, 'class', classes);

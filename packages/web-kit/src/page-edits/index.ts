/*
 * What a person does to a page, as pieces of its source: only what they mean changes, everything else keeps its bytes. Ranges are
 * those of an `Editable`, for the same source.
 */
export { removeAttribute, setAttribute } from './attributes.ts';
export { typeSaidAndDrawn } from './drawn-words.ts';
export { changePlaces, duplicate, insertAfter, placeAfterChange, remove } from './elements.ts';
export { CannotMark, type MarkedWords, markAround, markWords } from './mark-words.ts';
export type { Piece } from './piece.ts';
export { renameElement } from './rename-element.ts';

/*
 * What a person does to a page, as pieces of its source: only what they mean changes, everything else keeps its bytes. Ranges are
 * those of an `Editable`, for the same source.
 */
export { removeAttribute, setAttribute } from './attributes.ts';
export { changePlaces, duplicate, insertAfter, remove } from './elements.ts';
export type { Piece } from './piece.ts';
export { typeWords } from './type-words.ts';

import { expect, it } from 'vitest';
import { movedRange } from './moved-range.ts';

const page = '<h1>Bread</h1><p>Open</p><p>Open</p><ul><li>Rye £4</li></ul>';
const rangeOf = (text: string, piece: string) => {
  const start = text.indexOf(piece);
  return { start, end: start + piece.length };
};
const moved = (after: string, piece: string) => {
  const range = movedRange(page, after, rangeOf(page, piece));
  return range && after.slice(range.start, range.end);
};

it.each([
  ['nothing changed', page],
  ['something changed behind it', page.replace('£4', '£12')],
  ['something changed before it', page.replace('Bread', 'Bread and cakes')],
])('finds an element where %s', (_what, after) => {
  expect(moved(after, '<p>Open</p><p>Open</p>')).toBe('<p>Open</p><p>Open</p>');
});

it('finds one among changes on both sides by its words, where they stand once', () => {
  const after = page.replace('Bread', 'Cakes').replace('£4', '£5');
  expect(moved(after, '<p>Open</p><p>')).toBe('<p>Open</p><p>');
  expect(moved(after, '<p>Open</p>')).toBeUndefined();
});

it('says nothing of what was changed itself, or never was', () => {
  expect(moved(page.replace('£4', '£5'), '<li>Rye £4</li>')).toBeUndefined();
  expect(movedRange(page, page, { start: 5, end: 10_000 })).toBeUndefined();
  expect(movedRange(page, page, { start: 5, end: 5 })).toBeUndefined();
});

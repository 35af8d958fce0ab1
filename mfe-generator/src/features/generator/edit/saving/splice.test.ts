import { expect, test } from 'vitest';
import { difference, placeAfter, spliced } from './splice.ts';

const text = '<h1>Rye</h1><p>Bread</p>';
const heading = { start: 4, end: 7 };
const paragraph = { start: 15, end: 20 };

test('pieces are replaced together, whatever their order', () => {
  const splices = [
    { ...heading, new: 'Oak & Rye' },
    { ...paragraph, new: '' },
  ];
  expect(spliced(text, splices)).toBe('<h1>Oak & Rye</h1><p></p>');
  expect(spliced(text, splices.toReversed())).toBe('<h1>Oak & Rye</h1><p></p>');
});

test('a piece is found again after others were replaced', () => {
  const splices = [{ ...heading, new: 'Ember' }];
  expect(placeAfter(paragraph, splices)).toEqual({ start: 17, end: 22 });
  expect(placeAfter(heading, splices)).toEqual({ start: 4, end: 9 });
  expect(placeAfter({ start: 0, end: 12 }, splices)).toEqual({ start: 0, end: 14 });
  expect(placeAfter({ start: 0, end: 3 }, splices)).toEqual({ start: 0, end: 3 });
});

test('what is put in at its edge stands beside it, and fills an empty one', () => {
  expect(placeAfter(heading, [{ start: 7, end: 7, new: '!' }])).toEqual(heading);
  expect(placeAfter(heading, [{ start: 4, end: 4, new: '!' }])).toEqual({ start: 5, end: 8 });
  expect(placeAfter(heading, [{ start: 7, end: 7, new: '!' }], 'inside')).toEqual({ start: 4, end: 8 });
  expect(placeAfter(heading, [{ start: 4, end: 4, new: '!' }], 'inside')).toEqual({ start: 4, end: 8 });
  expect(placeAfter({ start: 4, end: 4 }, [{ start: 4, end: 4, new: 'Oak' }])).toEqual(heading);
});

test('a piece that was cut into is nowhere', () => {
  const gone = [{ start: 0, end: 12, new: '' }];
  expect(placeAfter(heading, gone)).toBeUndefined();
  expect(placeAfter({ start: 5, end: 15 }, gone)).toBeUndefined();
});

test.each([
  ['the same', 'the same'],
  ['', 'new'],
  ['aaa', 'aaaa'],
  ['one two three', 'one 2 three'],
  ['ab', 'ba'],
])('the difference of %j and %j makes one of the other', (before, after) => {
  const splice = difference(before, after);
  expect(spliced(before, splice ? [splice] : [])).toBe(after);
});

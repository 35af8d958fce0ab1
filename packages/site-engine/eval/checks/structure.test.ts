import { expect, test } from 'vitest';
import { likeness, overlap } from './structure.ts';

const block = (height: number, ...boxes: string[]) => ({ height, boxes });
const list = block(400, 'title 1 4', 'text 1 4', 'text 6 5');
const longList = block(800, 'title 1 4', 'text 1 4', 'text 6 5', 'text 6 5', 'text 6 5');
const pictures = block(600, 'title 1 10', 'picture 1 3', 'picture 4 3', 'picture 7 3');

test('parts with the same boxes are alike, with other boxes they are not', () => {
  expect(likeness(list, list)).toBe(1);
  expect(likeness(list, pictures)).toBe(0);
});

test('more lines of the same list are the same shape', () => {
  expect(likeness(list, longList)).toBeGreaterThanOrEqual(0.7);
});

test('pages overlap by the height they share', () => {
  expect(overlap([list, pictures], [list, pictures])).toBe(1);
  expect(overlap([list], [pictures])).toBe(0);
  expect(overlap([list, pictures], [list])).toBeCloseTo((0.4 + 1) / 2);
});

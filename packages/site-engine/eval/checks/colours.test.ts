import { expect, test } from 'vitest';
import { isMostlyDark, isSeen } from './colours.ts';

const page = [
  { rgb: [246, 236, 210], share: 0.9 },
  { rgb: [30, 30, 34], share: 0.09 },
  { rgb: [47, 111, 208], share: 0.01 },
] as const;

test.each(['#2f6fd0', '#1d4fa0', '#f6ecd6', 'black'])('%s is seen', (colour) => {
  expect(isSeen(colour, page)).toBe(true);
});

test.each(['red', 'green', 'gold', 'white', '#808080'])('%s is not seen', (colour) => {
  expect(isSeen(colour, page)).toBe(false);
});

test('a touch of a bright colour is seen, a speck is not', () => {
  const red = (share: number) => [{ rgb: [210, 47, 47] as const, share }];

  expect(isSeen('#d22f2f', red(0.005))).toBe(true);
  expect(isSeen('#d22f2f', red(0.001))).toBe(false);
});

test('a page is dark when most of it is', () => {
  expect(isMostlyDark(page)).toBe(false);
  expect(isMostlyDark([{ rgb: [20, 20, 20], share: 0.6 }])).toBe(true);
});

import { expect, test } from 'vitest';
import { fitted, longestWord } from './fitted.ts';

const mark = (text: string) => String(fitted(text));

test('a heading of short words is left as it is', () => {
  expect(mark('Bread, every day')).toBe('Bread, every day');
});

test('a long word tells its heading how wide it is', () => {
  expect(mark('Ask for an appointment')).toMatch(/^<span class="fit" style="--letters:1[01]\.\d">/u);
});

test('wide letters count for more, and lines break at hyphens and between halves', () => {
  expect(longestWord('mmmm')).toBeGreaterThan(longestWord('nnnn'));
  expect(longestWord('nnnn-nnnn|nnnn')).toBe(longestWord('nnnn'));
});

test('Japanese needs no fitting: its lines break between letters', () => {
  expect(mark('自家焙煎のコーヒーと手づくりの焼き菓子')).not.toContain('fit');
});

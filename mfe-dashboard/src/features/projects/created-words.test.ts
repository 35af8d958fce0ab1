import { expect, test } from 'vitest';
import { createdWords } from './created-words.ts';

const now = new Date(2026, 10, 20, 15, 30);

test.each([
  [new Date(2026, 10, 20, 15, 31), 'Just now'],
  [new Date(2026, 10, 20, 15, 29, 30), 'Just now'],
  [new Date(2026, 10, 20, 15, 26), '4 minutes ago'],
  [new Date(2026, 10, 20, 14, 30), '1 hour ago'],
  [new Date(2026, 10, 20, 0, 5), '15 hours ago'],
  [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 18, 23, 59), '18 November'],
  [new Date(2025, 10, 20, 15, 30), '20 November 2025'],
])('%s is %j', (created, words) => {
  expect(createdWords(created, now)).toBe(words);
});

test('stays exact over midnight', () => {
  expect(createdWords(new Date(2026, 10, 19, 23, 50), new Date(2026, 10, 20, 0, 10))).toBe('20 minutes ago');
});

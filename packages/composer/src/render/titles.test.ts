import { expect, test } from 'vitest';
import { oneLine } from './titles.ts';

test('halves are joined with a space where the script has any', () => {
  expect(oneLine('Bread,|every day')).toBe('Bread, every day');
  expect(oneLine('毎日の、|パン')).toBe('毎日の、パン');
  expect(oneLine('Bread')).toBe('Bread');
});

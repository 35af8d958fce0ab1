import { expect, test } from 'vitest';
import { spliced } from '../saving/splice.ts';
import { wordsIn } from './describe-picture.ts';

test.each([
  ['img', '<img src="a.svg">', 'A dog', '<img src="a.svg" alt="A dog">'],
  ['img', '<img alt="" aria-hidden="true" src="a.svg">', 'A dog', '<img alt="A dog" src="a.svg">'],
  ['img', '<img alt="A dog" src="a.svg">', '', '<img alt="" src="a.svg">'],
  [
    'svg',
    '<svg viewBox="0 0 1 1" aria-hidden="true">',
    'Ours',
    '<svg viewBox="0 0 1 1" role="img" aria-label="Ours">',
  ],
  ['svg', '<svg role="img" aria-label="Ours">', '', '<svg aria-hidden="true">'],
  ['svg', '<svg>', '', '<svg aria-hidden="true">'],
] as const)('%s: %s with the words “%s”', (tag, source, words, described) => {
  expect(spliced(source, wordsIn(source, { start: 0, end: source.length }, tag, words))).toBe(described);
});

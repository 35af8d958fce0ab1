import { expect, test } from 'vitest';
import { mentionedFirst } from './mentioned-first.ts';

const samples = ['Portraits', 'Weddings', 'Hochzeiten', 'Work'].map((name) => ({ name }));

test.each([
  ['A wedding photographer in Prague', 'Weddings'],
  ['Fotografin für eine Hochzeit', 'Hochzeiten'],
  ['A photographer called Weddings & Co', 'Portraits'],
  ['Pages that work', 'Work'],
  ['A photographer who works alone', 'Work'],
  ['A photographer', 'Portraits'],
])('%s: %s first', (prompt, first) => {
  expect(mentionedFirst(samples, prompt, 'Weddings & Co')[0]?.name).toBe(first);
});

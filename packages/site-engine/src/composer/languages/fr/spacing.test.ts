import { expect, test } from 'vitest';
import { pack } from './pack.ts';
import { spaced } from './spacing.ts';

test.each([
  ['Où et quand ?', 'Où et quand\u00A0?'],
  ['« tout seul »', '«\u00A0tout seul\u00A0»'],
  ['Oui. Demandez.', 'Oui. Demandez.'],
])('%s', (typed, set) => {
  expect(spaced([{ text: typed }])).toEqual([{ text: set }]);
});

test('the pack is set that way and speaks to everybody as “vous”', () => {
  const texts = JSON.stringify(pack);

  expect(texts).not.toMatch(/ [:;?!»]|« /u);
  expect(texts).not.toMatch(/(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})|(?<!\p{L})t’/iu);
});

import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';
import { wordsOfHost } from './hosts.ts';

test.each([
  ['theslowloaf', 'the slow loaf. bakery near ludlow.', 'the slow loaf'],
  ['stitch-in-time', 'Stitch in Time repairs clothes.', 'Stitch in Time'],
  ['kilnandco', 'We are Kiln and Co, potters.', 'Kiln and Co'],
])('the words that an address is made of stand in the prompt: %s', (host, prompt, words) =>
  expect(wordsOfHost(host, prompt)).toBe(words),
);

test.each([
  ['bakery', 'A bakery. Write to us at bakery.example.'],
  ['slowloafbread', 'the slow loaf'],
])('an address whose words stand nowhere has none: %s', (host, prompt) =>
  expect(wordsOfHost(host, prompt)).toBeUndefined(),
);

test('a name in small letters is told by the address', () =>
  expect(
    readBrief('the slow loaf. bakery near ludlow. open thu-sat 8-1. email hello@theslowloaf.example').name
      ?.value,
  ).toBe('The Slow Loaf'));

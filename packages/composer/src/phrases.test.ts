import { expect, test } from 'vitest';
import { phraseFinder } from './phrases.ts';

const finder = phraseFinder(['a', 'and', 'and so', 'σας', "l'été", 'من', '第一']);

test.each([
  ['And so we bake', 'And so'],
  ['and we bake', 'and'],
  ['A bakery', 'A'],
  ['andante', ''],
  ['Bakery and so', ''],
  ['ΣΑΣ περιμένουμε', 'ΣΑΣ'],
  ['L’été à Lyon', 'L’été'],
  ['مِن باريس', 'مِن'],
  ['第一回', '第一'],
  ['', ''],
])('the longest phrase that "%s" begins with is "%s"', (text, leading) => {
  expect(finder.leading(text)).toBe(leading.length);
});

import { expect, test } from 'vitest';
import { cutStatements } from '../cut-statements.ts';

const textsOf = (prompt: string) => cutStatements(prompt).map(({ text }) => text);

test.each([
  [
    'shoe repair leeds, mon-fri 9-6, 0113 496 0001, no heels on saturdays',
    ['shoe repair leeds', 'mon-fri 9-6', '0113 496 0001', 'no heels on saturdays'],
  ],
  [
    'chapel website, st anne’s, sunday service 10am, soup kitchen on thursdays 2-4pm',
    ['chapel website', 'st anne’s', 'sunday service 10am', 'soup kitchen on thursdays 2-4pm'],
  ],
  [
    'I run a cat hotel, 12 rooms, 25 € a night, near Ghent',
    ['I run a cat hotel', '12 rooms', '25 € a night', 'near Ghent'],
  ],
  [
    'site for my aunt’s 70th birthday, saturday 3 july 2027, 7pm, the old mill',
    ['site for my aunt’s 70th birthday', 'saturday 3 july 2027, 7pm', 'the old mill'],
  ],
  [
    'podcast about urban foxes, new episode every monday, host Nia Park, listen on spotify',
    ['podcast about urban foxes', 'new episode every monday', 'host Nia Park', 'listen on spotify'],
  ],
  [
    'estate agent in Hull, 3 listings: flat £90,000, house £210,000',
    ['estate agent in Hull', 'flat £90,000', 'house £210,000'],
  ],
])('the commas of a row of catchwords part statements: %s', (prompt, texts) =>
  expect(textsOf(prompt)).toEqual(texts),
);

test.each([
  'Glass bowl, signed, £12',
  'You find us at Larch House, Mill Bridge, Keswick CA12 4XX, daily 9 to 5',
])('those of one thing and of one address do not: %s', (prompt) =>
  expect(textsOf(prompt).length).toBeLessThan(3),
);

test('a sentence of clauses that hang on each other is none, nor is one behind the first', () => {
  const isOfCatchwords = (prompt: string) =>
    cutStatements(prompt).some(({ sentence }) => sentence?.isOfCatchwords);
  expect(
    isOfCatchwords('Our hotel, which opened in 1998, because the mill had 12 rooms, and nobody came'),
  ).toBe(false);
  expect(isOfCatchwords('We are a small, friendly, independent, family bakery in Bath')).toBe(false);
  expect(isOfCatchwords('I want a modern, clean, fast, responsive website')).toBe(false);
  expect(isOfCatchwords('A florist in Bath. Open daily, roses 2 €, tulips 1 €, at the bridge')).toBe(false);
});

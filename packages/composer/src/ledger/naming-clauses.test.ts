import { expect, test } from 'vitest';
import { lostBehindName, lostBesideName } from './naming-clauses.ts';
import { shownOf } from './values-in.ts';

const told = (text: string, anchor: string, shown = '') => lostBehindName(text, anchor, shownOf([shown]));

test.each([
  [
    'Muddy Paws mobile dog grooming, I come to your driveway',
    'Muddy Paws',
    'Muddy Paws mobile dog grooming, I come to your driveway',
  ],
  ['Sizzle & Hum bends neon by hand', 'Sizzle & Hum', 'Sizzle & Hum bends neon by hand'],
  ['Design a page for Helmwind, an agency for shipyards', 'Helmwind', 'an agency for shipyards'],
  [
    'Make a site for the Cable Hut, where the telegraph came ashore',
    'Cable Hut',
    'Cable Hut, where the telegraph came ashore',
  ],
])('what the naming sentence tells behind the name is kept: %s', (text, anchor, clause) =>
  expect(told(text, anchor)).toEqual([clause]),
);

test.each([
  ['Sizzle & Hum bends neon by hand', 'Sizzle & Hum', 'bends neon by hand'],
  ['A page for Helmwind, please make it blue', 'Helmwind', ''],
  ['It is Snip Tease, my daughter said this computer builds things', 'Snip Tease', ''],
  ['wir sind eine Mosterei namens Apfelblick und bräuchten eine Webseite', 'Apfelblick', ''],
  ['we run a pottery in Fowey called clay and tide', 'pottery', ''],
])('what stands on a page, or is said to the maker, is not told: %s', (text, anchor, shown) =>
  expect(told(text, anchor, shown)).toEqual([]),
);

test('a sentence that says what it is beside the name is kept, and a salutation is none', () => {
  const shown = shownOf(['Clean Rivers']);
  expect(lostBesideName('We organise river cleanups in the Ohio valley', shown)).toEqual([
    'We organise river cleanups in the Ohio valley',
  ]);
  expect(lostBesideName('Sehr geehrte Damen und Herren', shown)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const prices = (prompt: string) =>
  readBrief(prompt).offer.flatMap(({ items }) =>
    items.flatMap(({ name, price }) => (price ? [[name, price]] : [])),
  );

test.each([
  [
    'CRM for vets called Pawline. Three plans: Solo £19, Team £49 and Clinic £99 per month.',
    [
      ['Solo', '£19 per month'],
      ['Team', '£49 per month'],
      ['Clinic', '£99 per month'],
    ],
  ],
  [
    'Coworking Nordlicht in Kiel. Tarife: Flex 99 €, Fest 199 € und Team 399 € pro Monat.',
    [
      ['Flex', '99 € pro Monat'],
      ['Fest', '199 € pro Monat'],
      ['Team', '399 € pro Monat'],
    ],
  ],
  [
    'Salon in Hove. Prices: cut £30, colour £60, studio hire £15 per hour.',
    [
      ['cut', '£30'],
      ['colour', '£60'],
      ['studio hire', '£15 per hour'],
    ],
  ],
])(
  'a period that is said once behind a row holds for all of it, and no other does: %s',
  (prompt, expected) => {
    expect(prices(prompt)).toEqual(expected);
  },
);

test.each([
  'Cottage to let: The Old Forge, Hay-on-Wye. Sleeps 4, 2 bedrooms, from £110 a night, dogs welcome.',
  'Holiday let: The Loft, Whitby. Sleeps 6, 3 bedrooms, from £145 a night, no smoking.',
])('measures are no things with prices: %s', (prompt) => {
  const { details } = readBrief(prompt);
  expect(prices(prompt)).toEqual([]);
  expect(details.map(({ text }) => text)).toEqual([expect.stringMatching(/^Sleeps \d, .* a night/u)]);
});

test.each([
  'Hochzeit von Lena & Paul am 6. Juni 2027 in Celle. Zimmer sind im Hotel Linde reserviert, Stichwort "Lena Paul", 95 € pro Nacht.',
  'Choir retreat 4 to 6 June 2027 at Lyde Hall. Rooms are held at the Swan, keyword "Lyde choir", £85 a night until 1 May.',
])('words that one is to say are no title of an event: %s', (prompt) => {
  const { events, details } = readBrief(prompt);
  expect(events).toHaveLength(1);
  expect(details.map(({ text }) => text)).toEqual([expect.stringMatching(/(?:Stichwort|keyword) "/u)]);
});

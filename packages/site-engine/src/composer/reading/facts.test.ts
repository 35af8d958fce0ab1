import { describe, expect, test } from 'vitest';
import { readFacts } from './facts.ts';

test.each([
  ['call 0117 496 0144 today', '0117 496 0144'],
  ['Phone: +351 210 000 112', '+351 210 000 112'],
  ['(512) 555-0147', '(512) 555-0147'],
])('telephone in: %s', (prompt, phone) => {
  expect(readFacts(prompt).phone).toBe(phone);
});

test('a price or a year is no telephone number', () => {
  expect(readFacts('since 2019, €1200 a year').phone).toBeUndefined();
});

test('e-mail', () => {
  expect(readFacts('Write to hello@wick.example.').email).toBe('hello@wick.example');
});

test.each([
  ['at 14 Alder Row, Bristol', '14 Alder Row, Bristol'],
  ['Rua da Graça 112, Lisboa.', 'Rua da Graça 112, Lisboa'],
  ['find us at 9b Mill lane', '9b Mill lane'],
  ['twelve rooms from €140, a quiet place by the bay', undefined],
  ['12 dishes, a good way to eat', undefined],
])('address in: %s', (prompt, address) => {
  expect(readFacts(prompt).address).toBe(address);
});

test('opening hours as they were typed', () => {
  expect(readFacts('Open Wed to Sun 8:00-15:00, Mon closed').hours).toEqual([
    'Wed to Sun 8:00-15:00',
    'Mon closed',
  ]);
});

test.each(['20-22 June 2027', '12 June 2027', 'June 12, 2027'])('date %s', (date) => {
  expect(readFacts(`a wedding, ${date}, in Sintra`).date).toBe(date);
});

test('a quoted sentence with its speaker, but not a quoted name', () => {
  expect(readFacts('Called "Blue Door". "The best cup I have had in years" - Maria').quotes).toEqual([
    { text: 'The best cup I have had in years', by: 'Maria' },
  ]);
});

describe('items', () => {
  const items = (prompt: string) => readFacts(prompt).items;

  test.each([
    [
      'Menu: sourdough loaf (€4.80), pastel de nata (€1.60)',
      [
        { name: 'Sourdough loaf', price: '€4.80' },
        { name: 'Pastel de nata', price: '€1.60' },
      ],
    ],
    [
      'pricing ($0/month Solo, $19/month Team)',
      [
        { name: 'Solo', price: '$0/month' },
        { name: 'Team', price: '$19/month' },
      ],
    ],
    [
      'tickets (One night €39, Under 18 €19)',
      [
        { name: 'One night', price: '€39' },
        { name: 'Under 18', price: '€19' },
      ],
    ],
    [
      'We offer haircuts, shaves and beard trims.',
      [{ name: 'Haircuts' }, { name: 'Shaves' }, { name: 'Beard trims' }],
    ],
    ['Work:\n- Brand identity\n- Book covers', [{ name: 'Brand identity' }, { name: 'Book covers' }]],
  ])('%s', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });

  test('a list of sections is no list of items', () => {
    expect(items('features: pricing section, contact form, FAQ')).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { cutStatements } from '../cut-statements.ts';

const textsOf = (prompt: string) => cutStatements(prompt).map(({ text }) => text);

test('lines set in under an item of a list tell of it', () =>
  expect(textsOf('Lunch\n\n* Soup ..... 5.90\n    served with bread\n* Rarebit ..... 8.40')).toEqual([
    'Lunch',
    'Soup – 5.90 – served with bread',
    'Rarebit – 8.40',
  ]));

test('lines set in that have a price each are things of their own', () =>
  expect(textsOf('- Pizza\n    Margherita 8 €\n    Funghi 9 €')).toEqual([
    'Pizza',
    'Margherita 8 €',
    'Funghi 9 €',
  ]));

test('a line that begins small tells of the dish above it', () =>
  expect(
    textsOf('Plats\nMoules : 15 €\nRaie au beurre noir\navec pommes vapeur : 19 €\nSole : 22 €'),
  ).toContain('Raie au beurre noir – avec pommes vapeur: 19 €'));

test.each([
  [
    '- Garden room: double, view of the pond, 85 € a night\n- Attic: single, 60 € a night',
    'Garden room: double, view of the pond, 85 € a night',
  ],
  ['- Lock changes: £80 each (parts extra)\n- Lockouts: from £65', 'Lock changes: £80 each (parts extra)'],
  [
    'Experience\n- 2019–now: Senior nurse, Merlin Park\n- 2015–2019: Nurse, Galway',
    '2019–now: Senior nurse, Merlin Park',
  ],
])('a line of a list that is one thing is one statement: %s', (prompt, line) =>
  expect(textsOf(prompt)).toContain(line),
);

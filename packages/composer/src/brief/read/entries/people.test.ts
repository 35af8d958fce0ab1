import { expect, test } from 'vitest';
import { readRole, readSeveral } from './people.ts';

test.each([
  [
    'Maya does colour, Tom does cuts',
    [
      { name: 'Maya', note: 'does colour' },
      { name: 'Tom', note: 'does cuts' },
    ],
  ],
  [
    'Las profes son Nerea Quintana (trapecio) y Olmo Bazán (malabares y acrobacia)',
    [
      { name: 'Nerea Quintana', role: 'trapecio' },
      { name: 'Olmo Bazán', role: 'malabares y acrobacia' },
    ],
  ],
  [
    'a veterinária Dra. Lívia Sampaio e o biólogo Caio Teles',
    [
      { name: 'Dra. Lívia Sampaio', role: 'veterinária' },
      { name: 'Caio Teles', role: 'biólogo' },
    ],
  ],
])('reads several people: %s', (text, people) => {
  expect(readSeveral(text)).toEqual(people);
});

test.each([
  'Founded by sisters Ada and Wren',
  '12 May Ana Ruiz, 19 May The Hollows',
  'Leeds and York',
  'Ben, who bakes, and Lou',
])('reads no people: %s', (text) => {
  expect(readSeveral(text)).toBeUndefined();
});

test('reads a role before a name', () => {
  expect(readRole('La présidente est Mme Solange Vercruysse')).toEqual({
    name: 'Mme Solange Vercruysse',
    role: 'présidente',
  });
});

import { expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test.each([
  ['موقع لمقهى اسمه نجمة في عمّان، قهوة وحلويات', 'عمّان'],
  ['Flower shop Bloem & Co in Utrecht, English site please', 'Utrecht'],
  ['A ceramics studio in Lisbon, Scandinavian look', 'Lisbon'],
  ['Cine Luz de Gas, cine de barrio en Granada', 'Granada'],
  ['“Porto Rooms”, a hostel in Porto', 'Porto'],
  ['A café in São Bra\u0301s', 'São Brás'],
])('%s is in %s', (prompt, place) => {
  expect(readBrief(prompt).place).toBe(place);
});

test.each(['Restaurant “Casa de Gas”, tapas', 'a blog in French', 'language school, in Spanish'])(
  '%s names no place',
  (prompt) => {
    expect(readBrief(prompt).place).toBeUndefined();
  },
);

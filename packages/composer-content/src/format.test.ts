import { expect, test } from 'vitest';
import { format } from './format.ts';

test('values are put in as they stand, braces, marks and tags included', () => {
  expect(format('{brand}, {noun}{in}.', { brand: '<b>{O’Hara}</b>', noun: 'a bar', in: '' })).toBe(
    '<b>{O’Hara}</b>, a bar.',
  );
});

test('a typographic apostrophe quotes nothing', () => {
  expect(format('l’équipe d’{brand}', { brand: 'Ana' })).toBe('l’équipe d’Ana');
});

test('the language decides on the plural', () => {
  const message = '{count, plural, one {# wynik} few {# wyniki} many {# wyników} other {# wyniku}}';
  expect(format(message, { count: 3 }, 'pl')).toBe('3 wyniki');
});

test('a parameter without a value is an error, not a gap', () => {
  expect(() => format('{brand} is open.')).toThrow();
});

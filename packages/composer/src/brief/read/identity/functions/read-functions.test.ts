import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';

const optionsOf = (prompt: string, type: string) =>
  readBrief(prompt)
    .functions.filter((wish) => wish.type === type)
    .map(({ options }) => options);

test.each([
  [
    'Wedding website for Lena & Tom. Sections: schedule (14:00 ceremony, 19:00 dinner), and an RSVP form asking for name, ' +
      'number of guests, meal choice (meat, fish, vegan), allergies and whether you need the bus (yes/no). Countdown.',
    'form',
    [
      'name',
      'number of guests',
      'meal choice (meat, fish, vegan)',
      'allergies',
      'whether you need the bus (yes/no)',
    ],
  ],
  [
    'Volunteer sign-up for a river clean-up. Form with first name, last name, e-mail, age group (under 18, over 18), ' +
      'T-shirt size (S, M, L) and a comments field.',
    'form',
    [
      'first name',
      'last name',
      'e-mail',
      'age group (under 18, over 18)',
      'T-shirt size (S, M, L)',
      'comments field',
    ],
  ],
  [
    'Scuola di cucina a Bologna. Modulo di iscrizione con nome, telefono, corso (pasta, pane), numero di partecipanti e note.',
    'form',
    ['nome', 'telefono', 'corso (pasta, pane)', 'numero di partecipanti', 'note'],
  ],
  [
    'Candle shop in Bristol.\n- Fig candle, £18, floral\n- Cedar candle, £22, woody\n' +
      'I want a filter for floral, woody and gifts, sorting by price, and a shopping basket.',
    'filter',
    ['floral', 'woody', 'gifts'],
  ],
])('%s: what follows a function in its sentence belongs to it', (prompt, type, options) => {
  expect(optionsOf(prompt, type)).toEqual([options]);
});

test('the rows of a table are no parts of what its head asks for', () => {
  const { offer } = readBrief(
    'A cycling club.\n\nSortable table of our rides:\n| Ride | Distance | Level |\n|---|---|---|\n' +
      '| Lake loop | 42 km | easy |\n| Two passes | 88 km | hard |\n| Night ride | 25 km | easy |\n',
  );
  const names = offer.flatMap(({ items }) => items.map(({ name }) => name));
  expect(names).toEqual(['Lake loop', 'Two passes', 'Night ride']);
});

test('what no site can do by itself is a wish, too, where it is asked for beside something else', () => {
  const { functions } = readBrief(
    'Cafe Nord, Kiel. Bitte mit Chatbot, Login und einem Umrechner von Tassen in Milliliter.',
  );
  expect(functions.map(({ type }) => type)).toEqual(['calculator', 'other']);
  expect(functions[1]?.options.toSorted()).toEqual(['chatbot', 'login']);
});

test('nobody asks for rows and columns at a table', () => {
  const { functions } = readBrief(
    'Board game café in Ghent. Add a coin flip and a turn timer people can use at the table.',
  );
  expect(functions.map(({ type }) => type)).not.toContain('table');
});

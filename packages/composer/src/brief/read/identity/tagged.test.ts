import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test.each([
  ['lezioni di violino a Treviso', 'lezioni di violino'],
  ['cerco un sito per la mia scuola di surf a Levanto, si chiama Onda Lunga', 'scuola di surf'],
])('what it is is told with what makes it special: %s', (prompt, what) =>
  expect(readBrief(prompt).description?.value).toBe(what),
);

test.each([
  ['Hofladen Wiesinger, Aying. Eier 3,80, Kartoffeln 5 Kilo 6,50', 'Hofladen Wiesinger', 'Aying'],
  [
    'Eine Website für den Blumenladen Mohnblüte in Kassel. Telefon 0561 123456.',
    'Blumenladen Mohnblüte',
    'Kassel',
  ],
])('a name with its trade, and a town that no list has: %s', (prompt, name, place) => {
  const brief = readBrief(prompt);
  expect(brief.name?.value).toBe(name);
  expect(brief.place?.value).toBe(place);
});

test('who is introduced behind the name of a site does not give it theirs', () =>
  expect(
    readBrief('Site for the dog groomer Fluff Stuff in Hull. Small dogs £25. My name is Ruth Ashworth.').name
      ?.value,
  ).toBe('Fluff Stuff'));

test.each([
  'plumber, emergency callouts, boiler repairs',
  'Bäckerei in Aalen, Frische Brezeln, Feine Torten',
  'Established 1921. Oak chairs £90.',
])('what is offered and since when is no name: %s', (prompt) =>
  expect(readBrief(prompt).name).toBeUndefined(),
);

test('the fields of a form are no name', () =>
  expect(
    readBrief('Escape room in Lincoln. Booking form: room, date, how many, name, phone. No payment online.')
      .name,
  ).toBeUndefined());

import { expect, test } from 'vitest';
import { kindIn } from '../languages/kind-in.ts';
import { languageFor, wordsOf } from '../languages/packs.ts';
import { readBrief } from '../reading/read-brief.ts';
import { shareWords, weaver, writeLede } from './write-lede.ts';

const ledeOf = (prompt: string, thought?: string): string => {
  const brief = readBrief(prompt);
  const language = languageFor(brief.language);
  return writeLede(brief, kindIn(language, brief.kind), wordsOf(language), thought);
};

test.each([
  ['Un sito per il museo "Scala", a Ravenna con mostre e biglietti.', /^Scala /u],
  ['A minimal portfolio for Mira Okafor, illustrator', /^Mira Okafor /u],
])('what is no description leaves the kind its line: %s', (prompt, start) => {
  expect(ledeOf(prompt)).toMatch(start);
});

test('what a lede has no room for tells the story further down', () => {
  const pitch = 'A bakery in Leeds that uses only organic flour and opens long before the street is up';
  const statements = [
    'We bake in an oven that stands behind the house.',
    'We mill the grain for it ourselves.',
  ];

  expect(shareWords({ pitch, statements })).toEqual({
    opening: [`${pitch}.`, statements[0]],
    story: ['We mill the grain for it ourselves.'],
  });
});

test('the person’s own words come first, then a thought in their tone', () => {
  expect(ledeOf('A cosy bakery called “Ember” in Bristol', 'Come in.')).toBe(
    'A cosy bakery in Bristol. Come in.',
  );
});

test('where a short description is all there is, the kind’s own line follows without the place', () => {
  expect(ledeOf('Dog walking in Bristol called Muddy Paws')).toMatch(
    /^Dog walking in Bristol\. Muddy Paws (?!.*Bristol)/u,
  );
});

test('Japanese sentences follow each other without a space', () => {
  expect(ledeOf('パン屋「野の束」のサイトを作ってください', 'どうぞ。')).toMatch(/。どうぞ。$/u);
});

test.each([
  ['fr', 'Lyon', 'à Lyon'],
  ['fr', 'Le Havre', 'au Havre'],
  ['fr', 'La Rochelle', 'à La Rochelle'],
  ['fr', 'Bretagne', 'en Bretagne'],
  ['pt', 'Porto', 'no Porto'],
  ['pt', 'Lisboa', 'em Lisboa'],
  ['it', 'Toscana', 'in Toscana'],
  ['it', 'Torino', 'a Torino'],
  ['de', 'Schweiz', 'in der Schweiz'],
  ['de', 'Rügen', 'auf Rügen'],
  ['en', 'Cotswolds', 'in the Cotswolds'],
  ['es', 'Bierzo', 'en el Bierzo'],
] as const)('a place stands with the word its language has for it: %s %s', (language, place, phrase) => {
  const weave = weaver({ ...readBrief('Zebra'), language, place }, wordsOf(language));

  expect(weave('{where}')).toBe(phrase);
  expect(weave('A{in}')).toBe(`A ${phrase}`);
});

import { expect, test } from 'vitest';
import { subjectOf } from './subject-words.ts';

test.each([
  ['shop', 'A tea shop in Bath', 'teapot'],
  ['shop', 'キャンドルのお店', 'candle'],
  ['general', 'guided walks in Picos de Europa, with a boat on the lake', 'mountain'],
  ['museum', 'A museum of clocks', 'clock'],
  ['sportsclub', 'a rowing club in Putney', 'boat'],
  ['school', 'escuela de surf en Zarautz', 'surfboard'],
  ['charity', 'the kitchen of the neighbours, and no gear', 'shapes'],
  ['shop', 'un salon de thé', 'teapot'],
  ['repair', 'Halden Cycles: everybody can book a repair', 'bike'],
  ['repair', 'Mended while you wait. Book online, or call.', 'shapes'],
  ['shop', 'un magasin de vélos à Lyon', 'bike'],
  ['general', 'Custom cakes by Odile in Lyon', 'cake'],
  ['tutor', 'Guitar and piano lessons with Marta', 'guitar'],
  ['portfolio', 'portfolio for a UX designer', 'laptop'],
  ['musician', 'A cellist for weddings', 'violin'],
  ['restaurant', 'ramen bar berlin', 'bowl'],
  ['portfolio', 'Product design: folding stool, bike light', 'shapes'],
  ['pets', 'Dog walking in Bristol', 'dog'],
  ['restaurant', 'a pizzeria with a garden', 'pizza'],
  ['restaurant', 'a kitchen with a guitar on its wall', 'shapes'],
  ['general', 'a website for my company', 'shapes'],
] as const)('%s: %s is about a %3$s', (id, prompt, subject) => {
  expect(subjectOf({ id, subject: 'shapes' }, prompt)).toBe(subject);
});

test('a kind that is about one thing stays with it, and one that names nothing keeps its own', () => {
  expect(subjectOf({ id: 'bakery', subject: 'loaf' }, 'a bakery with coffee')).toBe('loaf');
  expect(subjectOf({ id: 'shop', subject: 'bag' }, 'a small shop')).toBe('bag');
});

import { describe, expect, test } from 'vitest';
import { readBrief } from './read-brief.ts';

test('reads a whole prompt', () => {
  const brief = readBrief(
    'A website for "Pão da Vizinha", a small vegan bakery in Lisbon that bakes at night. Warm, with a menu. No testimonials.',
  );

  expect(brief).toMatchObject({
    brand: 'Pão da Vizinha',
    kind: 'bakery',
    place: 'Lisbon',
    pitch: 'A small vegan bakery in Lisbon that bakes at night',
    tone: 'warm',
    language: 'en',
    wanted: ['offer'],
    refused: ['testimonials'],
  });
});

test('makes up a decent name where there is none', () => {
  expect(readBrief('a bakery')).toMatchObject({ brand: 'The Early Oven', isBrandGiven: false });
});

test('finds whom it is for', () => {
  expect(readBrief('an app for busy parents').audience).toBe('busy parents');
});

test('markup in a prompt is not content, its text is', () => {
  expect(readBrief('<script>alert("Evil Corp")</script><b>a bakery</b> called Tom')).toMatchObject({
    brand: 'Tom',
    kind: 'bakery',
  });
});

test.each([
  ['東京のラーメン屋のサイト', 'ja'],
  ['موقع لمقهى اسمه نجمة', 'ar'],
  ['Una página web para mi panadería con menú y contacto', 'es'],
  ['Eine Webseite für unser Restaurant mit Speisekarte und Kontakt', 'de'],
  ['函館の歯科医院「白鳥」', 'ja'],
  ['Site du club « La Tour », Dijon. Entraînements : lundi 18h', 'fr'],
  ['Fietsenmaker De Ketting. Grote beurt €79, ma t/m vr', 'nl'],
  ['a bakery', 'en'],
])('%s is written in %s', (prompt, language) => {
  expect(readBrief(prompt).language).toBe(language);
});

describe('ten times the longest prompt', () => {
  /** Inputs on which a careless pattern goes back over the whole text at every step. */
  const hostile = [
    'a',
    '1',
    '<',
    '<script',
    '"',
    'mon,',
    'no a,',
    'a@',
    'a.',
    'A of ',
    '12 A B C D ',
    '€1 ',
    'pages: ',
    '\n- a',
    ' ',
    '1(',
    '+1 (',
    '1.1.1.',
    '€1, (',
    'A, ',
    '1 000 ',
    'Mon 9-',
    '\ue000',
    'ﷺ',
    'が',
  ];

  // Quadratic work on this much text outlasts the test's own limit; no clock need be asked.
  test.each(hostile)('of %j is read to its end', (piece) => {
    expect(readBrief(piece.repeat(Math.ceil(200_000 / piece.length))).kind).toBeDefined();
  });
});

test('a place with a hyphen or a dot is read like any other', () => {
  expect(readBrief('A law firm called Wintersteiner in Garmisch-Partenkirchen').brand).toBe('Wintersteiner');
  expect(readBrief('a bakery called Old Oven in St. Ives').brand).toBe('Old Oven');
});

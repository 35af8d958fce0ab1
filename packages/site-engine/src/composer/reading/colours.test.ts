import { expect, test } from 'vitest';
import { readColours } from './colours.ts';
import { tablesFor } from './word-tables.ts';

const names = (prompt: string, brand = 'Brand', language = 'en') =>
  readColours(prompt, brand, tablesFor(language)).map(({ name }) => name);

test.each([
  ['in dark blue and orange accents', ['dark blue', 'orange']],
  ['black and gold', ['black', 'gold']],
  ['brand colour #ff8800', ['#ff8800']],
  ['Use plum and a pale yellow.', ['plum', 'pale yellow']],
  ['soft olive green and peach', ['soft olive green', 'peach']],
  ['colours mauve and burnt orange', ['mauve', 'burnt orange']],
  ['petrol and pearl, calm', ['petrol', 'pearl']],
  ['tomato red, then orange on black', ['tomato red', 'orange', 'black']],
  ['earthy tones', ['terracotta', 'olive', 'sand']],
  ['pastel colours, products: lavender candle', ['lavender', 'mint']],
])('%s', (prompt, expected) => {
  expect(names(prompt)).toEqual(expected);
});

test.each([
  'a plum tree nursery',
  'a petrol station',
  'a coffee shop',
  'a wine bar',
  'a rose garden',
  'green tea',
  'pastel de nata',
  'green energy',
  'a huge red button',
])('%s names no colour', (prompt) => {
  expect(names(prompt)).toEqual([]);
});

test('a colour of the brand is one where it is asked for', () => {
  expect(names('Blue Door, in blue and white', 'Blue Door')).toEqual(['blue', 'white']);
});

test('the brand is no colour', () => {
  expect(names('Blue Door is a studio', 'Blue Door')).toEqual([]);
});

test.each([
  ['es', 'Colores burdeos y crema', ['burdeos', 'crema']],
  ['es', 'colores turquesa y arena', ['turquesa', 'arena']],
  ['es', 'Verde azulado, muy limpio', ['Verde azulado']],
  ['es', 'en azul oscuro con detalles dorados', ['azul oscuro']],
  ['de', 'Farben Gelb und Schwarz', ['Gelb', 'Schwarz']],
  ['de', 'Seriös, Blau.', ['Blau']],
  ['de', 'Klassisch, dunkelgrün', ['dunkelgrün']],
  ['de', 'Farben: Blau-weiß', ['Blau', 'weiß']],
  ['ar', 'ألوان دافئة، بني وبيج', ['بني', 'وبيج']],
  ['fr', 'Bleu nuit et doré', ['Bleu nuit', 'doré']],
  ['es', 'verde musgo y gris perla', ['verde musgo', 'gris perla']],
  ['de', 'Akzente in moosgrün und Türkis', ['moosgrün', 'Türkis']],
  ['fr', 'rouge foncé, noir', ['rouge foncé', 'noir']],
  ['pt', 'azul e amarelo', ['azul', 'amarelo']],
  ['it', 'Colori: blu elettrico e rosa', ['blu elettrico', 'rosa']],
  ['it', 'verde salvia, stile elegante', ['verde salvia']],
  ['ja', '料金表、信頼感のある紺色', ['紺色']],
  ['ja', '紺色と白でまとめてください', ['紺色', '白']],
  ['ar', 'الألوان أخضر زيتوني وذهبي', ['أخضر زيتوني', 'وذهبي']],
])('%s: %s', (language, prompt, expected) => {
  expect(names(prompt, 'Brand', language)).toEqual(expected);
});

test.each([
  ['es', 'Casa de la rosa, bodega de vino'],
  ['fr', 'un salon de thé menthe'],
  ['de', 'Weinhandlung am Markt'],
])('%s: %s names no colour', (language, prompt) => {
  expect(names(prompt, 'Casa de la rosa', language)).toEqual([]);
});

test.each([
  ['nl', 'Kleuren: groen en oranje', ['groen', 'oranje']],
  ['de', 'Schwarz mit Neonpink und Sonnengelb, dazu Abendbrot', ['Schwarz', 'Neonpink', 'Sonnengelb']],
  ['pl', 'kolory granatowy i żółty', ['granatowy', 'żółty']],
  ['sv', 'gul och blå', ['gul', 'blå']],
])('colours in %s, a language without texts', (language, prompt, expected) => {
  expect(names(prompt, 'Brand', language)).toEqual(expected);
});

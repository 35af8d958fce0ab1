import { expect, test } from 'vitest';
import { readAskedWords } from './asked-words.ts';
import { readBrief } from './read-brief.ts';

test.each([
  ['A bakery with the headline “Bread worth waking for”', { headline: 'Bread worth waking for' }],
  [
    'Headline: "Slow is fast". One clear button ("Start free")',
    { headline: 'Slow is fast', action: 'Start free' },
  ],
  ['A gym. Tagline: Strong is a habit.\nPrices', { headline: 'Strong is a habit' }],
  ['a button that says "Book now"', { action: 'Book now' }],
  [
    'mit der Überschrift „Kaffee, wie er gehört“ und dem Button „Tisch sichern“',
    { headline: 'Kaffee, wie er gehört', action: 'Tisch sichern' },
  ],
  ['con el eslogan «Pan de verdad» y el botón «Reserva»', { headline: 'Pan de verdad', action: 'Reserva' }],
  ['avec le bouton « Réserver »', { action: 'Réserver' }],
  [
    '「焼きたてを、毎朝。」という見出しと「予約する」ボタン',
    { headline: '焼きたてを、毎朝。', action: '予約する' },
  ],
])('what is to be read on the page: %s', (prompt, asked) => {
  expect(readAskedWords(prompt)).toEqual(asked);
});

test.each([
  'A bakery called “Ember” with a button and a headline in serif',
  'Headline: bold serif. Buttons: green.',
  'Quote from a client: “They listened.”',
])('nothing is asked for: %s', (prompt) => {
  expect(readAskedWords(prompt)).toEqual({});
});

test.each([
  ['Webseite mit dem Button „Tisch sichern“ für das Café Milchmann in Kiel', 'Café Milchmann'],
  ['Website for a florist called Stem. Slogan: "Say it with weeds"', 'Stem'],
  ['Una web con el eslogan «Pan de verdad» para la panadería “La Espiga”', 'La Espiga'],
])('and is no name: %s', (prompt, brand) => {
  expect(readBrief(prompt).brand).toBe(brand);
});

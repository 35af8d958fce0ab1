import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const toldIn = (prompt: string): string[] => {
  const { details, offer } = readBrief(prompt);
  const things = offer.flatMap(({ items }) => items.map(({ name }) => name));
  return [...details.map(({ text }) => text), ...things.map((name) => `offered: ${name}`)];
};

test.each([
  [
    'A pottery in Leeds called Moss & Clay. We have no lift, please say that plainly, people turn up with prams.',
    ['We have no lift'],
  ],
  ['Ferienwohnung Seeblick in Lindau. Es gibt keinen Aufzug, das bitte erwähnen.', ['Es gibt keinen Aufzug']],
  [
    "Gîte à Sarlat, Le Noyer. On n'accepte pas les animaux, il faut le dire clairement.",
    ["On n'accepte pas les animaux"],
  ],
  ['Museo del Reloj, en Cádiz. Sin ascensor, decidlo claro.', ['Sin ascensor']],
  [
    'Tagesmutter Käfer in Mainz. Wir haben keine Plätze frei, bitte gross hinschreiben, damit nicht alle anrufen.',
    ['Wir haben keine Plätze frei'],
  ],
])('what is to be said clearly is told without the words that ask for it: %s', (prompt, told) => {
  expect(toldIn(prompt)).toEqual(told);
});

test.each([
  ['Café Lumen in Graz. Kein WLAN, keine Laptops. Keine Preise auf der Seite.', ['Kein WLAN, keine Laptops']],
  [
    'Gym in Derby called Iron Yard. No contracts, no joining fee, no mirrors. £28 a month.',
    ['No contracts, no joining fee, no mirrors', 'offered: Gym'],
  ],
])('what there is none of is a fact, and nothing that is offered: %s', (prompt, told) => {
  expect(toldIn(prompt).map((text) => text.replace(/A month/u, 'a month'))).toEqual(told);
});

test.each([
  'A museum in Leeds called Reel. No booking form, make that clear. No blog please.',
  'Yoga studio Oak & Air in Bristol. No popups on the site please. No stock photos, say so.',
  "Tattoo studio in Leeds called Ink & Iron. Don't put my surname on it.",
  'Hofladen Kühn in Soest. Kein Blau. Keine Karte auf der Seite.',
  'Gym in Hull called Slab. Do not mention our classes, say so to nobody.',
])('what is refused of the site is told nobody: %s', (prompt) => {
  expect(toldIn(prompt)).toEqual([]);
});

test('visitors are asked to say something, too', () => {
  const told = toldIn('A cattery in Wem called Whiskers. Please tell us about your cat when you book.');
  expect(told).toEqual(['Please tell us about your cat when you book']);
});

import { expect, test } from 'vitest';
import { readBrief } from '../../../index.ts';

test.each([
  ["A community garden in Ely. What's growing now: leeks, kale, broad beans, garlic. Come by.", 4],
  [
    'A game called Brawl. The six beetles: Rhino (charges), Stag (grabs), Jewel (dazzles), Tiger (runs fast).',
    4,
  ],
  ['Accounting software Ledgerly. Integrations: Stripe, PayPal, Xero. Write to us.', 3],
])('the members of a list are of one class: %s', (prompt, count) => {
  const members = readBrief(prompt).statements.filter(({ key }) => key !== undefined);
  expect(members).toHaveLength(count);
  expect(new Set(members.map((member) => member.class)).size).toBe(1);
});

test('steps that are given are told, however much they sound like orders', () => {
  const brief = readBrief(
    'A tool called Split. How it works in three steps: type the bill, choose the tip, share.',
  );
  expect(brief.details.map(({ text }) => text)).toEqual(['type the bill', 'choose the tip', 'share']);
  expect(brief.functions).toEqual([]);
});

test('a look stays a look: a voice is not sold', () => {
  expect(readBrief('A choir in Hull. Voice: honest, a bit wry, never saintly.').offer).toEqual([]);
});

const soldIn = (prompt: string) =>
  readBrief(prompt).offer.flatMap(({ items }) =>
    items.map(({ name, price = '' }) => `${name} ${price}`.trim()),
  );

test.each([
  [
    'Gasthaus Linde in Graz. Suppen: Frittaten 5, Grieß 6. Strudel 4 pro Stück.',
    ['Frittaten 5', 'Grieß 6', 'Strudel 4 pro Stück'],
  ],
  [
    'An app called Loop. Pricing: free, team 8.50/month, firm 19.50/month.',
    ['free', 'team 8.50/month', 'firm 19.50/month'],
  ],
])('what costs, and what costs nothing, is sold in a row of prices: %s', (prompt, sold) =>
  expect(soldIn(prompt)).toEqual(sold),
);

test.each([
  'A cottage called Rill in Ely. House: bedrooms 3, bathrooms 2. Write to ann@rill.example.',
  'Gym Ox in Bath. Rules: shoes off, cash only.',
])('numbers and rules in a row are not sold: %s', (prompt) => expect(soldIn(prompt)).toEqual([]));

test('what tells under a head of prices is no thing', () => {
  expect(soldIn('Gym Ox in Bath. Prices: day pass £9, month £40, cash only.')).toEqual([
    'day pass £9',
    'month £40',
  ]);
});

test('what names no part of a site is none, where nobody is sure of it', () => {
  const { sections, functions, details, offer } = readBrief(
    'Mijn cv. Naam: Joris Mol.\nVaardigheden: Figma, gebruikersonderzoek, prototypes',
  );
  expect(functions).toEqual([]);
  expect(JSON.stringify([details, offer])).toMatch(/Figma.*gebruikersonderzoek.*prototypes/u);
  expect(JSON.stringify(sections)).not.toMatch(/prototypes/u);
});

test('what is wished for in a row stays a wish, whatever nobody is sure of', () => {
  const { functions, sections, offer } = readBrief(
    'Site for Rill, a café in Ely. Extras: chatbot, dark mode, newsletter.',
  );
  expect([...functions, ...sections]).not.toEqual([]);
  expect(offer).toEqual([]);
});

test('what is cut from the row behind a head is one of it', () => {
  const names = readBrief(
    'Cabinet de kiné à Angers. Deux praticiennes : Claire Maubert (sport, genou) et Solène Abgrall (pédiatrie et bronchiolite).',
  );
  const told = JSON.stringify([names.people, names.offer, names.details]);
  expect(told).toMatch(/Claire Maubert.*Solène Abgrall/u);
});

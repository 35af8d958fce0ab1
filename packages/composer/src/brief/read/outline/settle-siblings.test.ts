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

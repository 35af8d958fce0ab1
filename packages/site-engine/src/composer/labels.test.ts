import { expect, test } from 'vitest';
import { actionHref, actionLabel, closingAction } from './labels.ts';
import { planSite } from './planning/plan-site.ts';
import { readBrief } from './reading/read-brief.ts';

const siteOf = (prompt: string) => planSite(readBrief(prompt), { prompt, seed: 1 }).site;

test.each([
  ['a café called “Rye” with a menu and a contact form', 'See the menu', '#menu'],
  ['Ein Café namens „Milchmann“ mit Karte und Kontaktformular', 'Zur Karte', '#karte'],
  ['an open source command line tool called Fernlight, with a contact form', 'Get started', '#process'],
  ['a dentist called “Bright Lane” with a contact form', 'Book a visit', '#contact'],
  ['a café called “Rye”, no menu, with a contact form', 'Contact', '#contact'],
])('the main button leads where it says: %s', (prompt, label, anchor) => {
  const site = siteOf(prompt);

  expect(actionLabel(site)).toBe(label);
  expect(actionHref(site)).toBe(`index.html${anchor}`);
});

test('the last button is for a word in the tone that was asked for', () => {
  const site = siteOf('a cosy café called “Rye” with a menu and a contact form');

  expect(closingAction(site)).toEqual({ label: 'Say hello', href: 'index.html#contact' });
});

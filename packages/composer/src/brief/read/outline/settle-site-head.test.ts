import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

test.each([
  ['Portfolio: Ana Weiss, architectural photographer, Hamburg. Projects: Glass Schools (2022).', 'Ana Weiss'],
  ['Resume site: Nila Rao, data analyst, Toronto. Skills: SQL, Python.', 'Nila Rao'],
  ['Conference website: LispDay 2027, 14 May, Ghent, 12 speakers, tickets 120 €', 'LispDay 2027'],
])('what stands behind "website:" is what that is of, and no list: %s', (prompt, name) => {
  const brief = readBrief(prompt);
  const { offer, statements } = brief;
  expect(statements[0]?.class).toBe('identity');
  expect(
    JSON.stringify(offer.map(({ title, items }) => [title, ...items.map((item) => item.name)])),
  ).not.toContain(name);
  expect(brief.name?.value ?? brief.description?.value).toBe(name);
});

test.each([
  'Portfolio: weddings, portraits, families',
  'Portfolio: Hochzeiten, Porträts, Familien',
  'Portfolio : mariages, portraits, familles',
])('what a site is to show behind the same word stays a list: %s', (prompt) => {
  const { offer, statements } = readBrief(prompt);
  expect(statements.map(({ class: name }) => name)).not.toContain('identity');
  expect(offer.flatMap(({ items }) => items)).toHaveLength(3);
});

test.each([
  'portfolio: photographer, leeds, weddings',
  'Website: modern, minimal, blue',
  'website: menu, prices, contact',
])('a town, a look and sections are no list of things: %s', (prompt) =>
  expect(readBrief(prompt).offer).toEqual([]),
);

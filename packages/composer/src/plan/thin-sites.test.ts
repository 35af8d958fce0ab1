import { expect, test } from 'vitest';
import { compose } from '../compose.ts';

const siteOf = (prompt: string) => compose(prompt, '7');
const pageOf = (prompt: string) =>
  siteOf(prompt).files.find(({ path }) => path === 'index.html')?.content ?? '';

test.each([
  [
    'Create a website for a yoga studio with class schedule, pricing, instructors and a contact form',
    'offer',
  ],
  ['Portfolio for photographer Maya Lin, black and white', 'gallery'],
  ['Site vitrine pour un cabinet d’architecte à Bordeaux, avec projets, équipe et contact', 'projets'],
  ['an online store for handmade candles', 'gallery'],
])('a few words make a page that has something to be filled in: %s', (prompt, anchor) =>
  expect(pageOf(prompt)).toContain(`id="${anchor}"`),
);

test('nothing of it is a price, a person or a review', () => {
  const page = pageOf(
    'Create a website for a yoga studio with class schedule, pricing, instructors, testimonials',
  );
  expect(page).not.toMatch(/[$€£]\s?\d|id="(?:prices|pricing|instructors|people|testimonials|voices)"/u);
});

test('what was asked for and has nothing to show is told', () => {
  const { brief } = siteOf(
    'Website for my restaurant "La Tavola" in Chicago with menu, reservations, and location',
  );
  const menu = brief.statements.find(({ text }) => text === 'menu');
  expect(menu?.outcome).toMatchObject({ became: 'left_out' });
  expect(brief.description?.value).not.toContain('menu');
});

test('no button leads to nothing', () => {
  const page = pageOf('my diary for the allotment');
  expect(page).toContain('<h1');
  expect(page).not.toMatch(/<a[^>]*href="#main"(?![^>]*sr-only)[^>]*>(?!Skip)/u);
});

test.each([
  ['plumer in gatehead, name is Dan Okafor Plumbing. boiler service £80', 'Dan Okafor Plumbing'],
  ['Webové stránky pro kavárnu U Dubu v Třeboni. Káva 55 Kč.', 'U Dubu'],
  ['The Marsh Lane Singers are a choir in Ripon. We sing on Tuesdays at 7.', 'Choir in Ripon'],
  ['Small pottery, handmade mugs and bowls. Based in Hay-on-Wye. mugs £22', 'Small pottery in Hay-on-Wye'],
])(
  'what is doubtful leaves the first heading to the name, or to what it is and where: %s',
  (prompt, headline) =>
    expect(siteOf(prompt).plan.languages[0].pages[0]?.hero?.headline.replace('|', ' ')).toBe(headline),
);

const textOf = (page: string | Uint8Array): string =>
  String(page)
    .replace(/<[^>]*>/gu, ' ')
    .replace(/\s+/gu, ' ');

test.each([
  ['Barbería en Sevilla, llama al 955 010 020', /formulario/iu],
  ['Plumber in Leeds, call 0113 496 0187', /\bform\b/iu],
])('where there is no form, nothing sends to one: %s', (prompt, form) => {
  const page = pageOf(prompt);
  expect(page).not.toContain('<form');
  expect(textOf(page)).not.toMatch(form);
});

test('a trade that takes requests has a form where few words give no way to reach it', () =>
  expect(pageOf('I’m a plumber in Leeds called Ray Dobbs. Leaks, blocked drains and boilers.')).toContain(
    '<form',
  ));

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

import { expect, test } from 'vitest';
import { compose } from '../compose.ts';

const siteOf = (prompt: string) => compose(prompt, '7');
const pageOf = (prompt: string) =>
  siteOf(prompt).files.find(({ path }) => path === 'index.html')?.content ?? '';

test.each([
  [
    'Create a website for a yoga studio with class schedule, pricing, instructors and a contact form',
    'instructors',
  ],
  ['Portfolio for photographer Maya Lin, black and white', 'gallery'],
  ['Site vitrine pour un cabinet d’architecte à Bordeaux, avec projets, équipe et contact', 'projets'],
  ['an online store for handmade candles', 'gallery'],
])('a few words make a page that has something to be filled in: %s', (prompt, anchor) =>
  expect(pageOf(prompt)).toContain(`id="${anchor}"`),
);

const exampleIds = (page: string): string[] =>
  [...page.matchAll(/<section[^>]*id="([^"]+)"(?:(?!<section)[\s\S])*?data-example/gu)].map(
    ([, id = '']) => id,
  );

test.each([
  [
    'Create a website for a yoga studio with class schedule, pricing, instructors, testimonials',
    ['class-schedule', 'pricing', 'instructors', 'testimonials'],
  ],
  [
    'Portfolio for a type designer with case studies, skills, testimonials and a dark mode toggle',
    ['case-studies', 'skills', 'testimonials'],
  ],
  ['Agentur-Website mit Team, Leistungen und FAQ', ['team', 'leistungen', 'faq']],
  ['Sito per un coro con concerti, album e contatti', ['concerti', 'album']],
  ['my CV, carpenter, with skills, experience and education', ['skills', 'experience', 'education']],
])('each section that was asked for stands with examples to be filled in: %s', (prompt, ids) =>
  expect(exampleIds(String(pageOf(prompt)))).toEqual(ids),
);

test('nothing of the examples is a price, a number, somebody’s name or what somebody has said', () => {
  const { plan } = siteOf('Yoga studio with classes, pricing, instructors, testimonials, figures and FAQ');
  const examples = plan.languages[0].pages.flatMap(({ sections }) =>
    sections.filter(({ isExample }) => isExample),
  );
  expect(examples.length).toBeGreaterThan(4);
  expect(JSON.stringify(examples.map(({ from: _, ...section }) => section))).not.toMatch(/\p{Sc}|"[^"]*\d/u);
});

test('so many entries as were asked for', () => {
  const [section] = siteOf(
    'Website for a dance school with 5 testimonials and a map',
  ).plan.languages[0].pages.flatMap(({ sections }) => sections.filter(({ type }) => type === 'voices'));
  expect(section).toMatchObject({ isExample: true, voices: { length: 5 } });
});

test('what was asked for and has nothing to show is told with what to fill in', () => {
  const { brief, notes } = siteOf(
    'Website for my restaurant "La Tavola" in Chicago with menu, reservations, and location',
  );
  const menu = brief.statements.find(({ text }) => text === 'menu');
  expect(menu?.outcome).toMatchObject({ became: 'applied' });
  expect(notes.join(' ')).toContain('“Menu” is there, with examples to be filled in');
  expect(brief.description?.value).not.toContain('menu');
});

test.each([
  'A bakery in Leeds. Rye £4, oat loaf £5, cinnamon knots £3.',
  'Dentist in Bath called Molar. Check-ups £40, hygiene £55 and whitening £200.',
  'Plumber in York. Leaks, boilers and blocked drains. Call 01904 555 010.',
])('beside what is really offered stands no example: %s', (prompt) =>
  expect(pageOf(prompt)).not.toContain('data-example'),
);

test.each([
  [
    'A charity that mends bikes in Ghana: 900 bikes mended, 12 towns, donate button.',
    /hand|street|hour|money/iu,
  ],
  ['landing page for a time tracking app with features and pricing', /pocket|thumb|calm|offline|private/iu],
  ['a bakery', /oven|crust|small batches|time does the work/iu],
  ['law firm in Leeds', /promise|fee comes|in writing/iu],
  ['wedding website for Ida and Per, 3 June 2028', /drinks|dancing|long tables/iu],
])('nothing is said of it that the prompt did not say: %s', (prompt, claims) => {
  const { pages } = siteOf(prompt).plan.languages[0];
  const said = pages.flatMap(({ hero, sections }) => [
    JSON.stringify([hero?.headline, hero?.lede]),
    ...sections.filter(({ type }) => type !== 'form').map((section) => JSON.stringify(section)),
  ]);
  expect(said.join(' ')).not.toMatch(claims);
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

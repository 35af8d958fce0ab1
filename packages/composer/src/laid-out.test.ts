import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';
import type { SectionPlan } from './plan/site-plan.ts';

const pagesOf = (prompt: string) => planSite(readBrief(prompt), '1').plan.languages[0].pages;
const titled = (sections: readonly SectionPlan[], title: string) =>
  JSON.stringify(sections.filter((section) => section.title === title));

const museum = `Wir sind das Heimatmuseum Lauchtal und brauchen eine neue Website mit diesen Seiten:

Besuch: Eintritt Erwachsene 4 €, Kinder frei. Der Eingang ist barrierefrei, das Obergeschoss nicht.

Sammlung: Wir besitzen Werkzeuge der Flößer, Trachten und eine Uhrmacherwerkstatt von 1890.

Presse: Bilder und Texte gibt es auf Anfrage unter presse@museum.example.

Farben: dunkles Grün.`;

test('blocks behind “these pages” are the pages, and hold what stands in them', () => {
  const pages = pagesOf(museum);
  expect(pages.slice(1).map(({ heading }) => heading)).toEqual(['Besuch', 'Sammlung', 'Presse']);
  const [, visit, collection, press] = pages.map((page) => JSON.stringify(page.sections));
  expect(visit).toContain('4 €');
  expect(collection).toContain('Uhrmacherwerkstatt');
  expect(press).toContain('presse@museum.example');
});

test('under headings stands all that follows them, dates as events', () => {
  const [page] = pagesOf(`# Whitby Harriers

Running club in Whitby.

## Fixtures
- 6 December 2026: Fell Race, 5 miles
- 17 January 2027: Esk Valley Relay
- 14 March 2027: Whitby 10K, our own race

## Juniors
From age 8. Mondays on the track. £2 a session.

## Membership
Adult £35 a year, student £15.`);
  const sections = page?.sections ?? [];
  const fixtures = titled(sections, 'Fixtures');
  for (const words of ['6 December 2026', 'Fell Race', '17 January 2027', 'Whitby 10K'])
    expect(fixtures).toContain(words);
  expect(titled(sections, 'Juniors')).toContain('age 8');
  expect(titled(sections, 'Membership')).toContain('£15');
  expect(sections.filter(({ id }) => id.startsWith('details'))).toEqual([]);
});

test('lists under heads that end in a colon are sections by their heads', () => {
  const [page] = pagesOf(`Mijn cv als website. Naam: Sanne de Wit.
Werkervaring:
- 2021–nu: Senior ontwerper, Blauwdruk
- 2017–2021: Ontwerper, Studio Kade
Talen: Nederlands (moedertaal), Engels (C1), Duits (B1)
Vaardigheden: Figma, gebruikersonderzoek, prototypes
Contact: sanne@dewit.example`);
  const sections = page?.sections ?? [];
  const work = titled(sections, 'Werkervaring');
  for (const words of ['2021–nu', 'Senior ontwerper', 'Blauwdruk', 'Studio Kade'])
    expect(work).toContain(words);
  expect(titled(sections, 'Talen')).toContain('Duits');
});

test('a home page that only says how to get in touch leads to the others', () => {
  const [home] = pagesOf(museum);
  expect(home?.sections.some(({ type }) => type === 'posts')).toBe(true);
});

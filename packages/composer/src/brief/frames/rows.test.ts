import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const offered = (prompt: string): string[] =>
  readBrief(prompt).offer.flatMap(({ items }) => items.map(({ name }) => name));

test.each([
  [
    'I’m a plumber in Leeds called Ray Dobbs. Leaks, blocked drains, boilers and bathroom refits. Free quotes.',
    ['Leaks', 'blocked drains', 'boilers', 'bathroom refits'],
  ],
  [
    'A café in Bergen named Fjellkanten. Open every day 8-17. Cinnamon rolls, waffles, filter coffee and soup.',
    ['Cinnamon rolls', 'waffles', 'filter coffee', 'soup'],
  ],
  ['Gardener in Kent. I do hedges, lawns, fences and patios.', ['Hedges', 'Lawns', 'Fences', 'Patios']],
  [
    'Malerbetrieb Kunze in Jena. Innenanstriche, Fassaden, Tapezieren und Bodenbeläge.',
    ['Innenanstriche', 'Fassaden', 'Tapezieren', 'Bodenbeläge'],
  ],
  [
    'Sono Luca Bini, giardiniere a Lucca. Potature, prati, siepi e impianti di irrigazione.',
    ['Potature', 'prati', 'siepi', 'impianti di irrigazione'],
  ],
  [
    'Jestem hydraulikiem z Gdyni, Jan Nowak. Naprawa kranów, udrażnianie rur, montaż pieców i łazienki.',
    ['Naprawa kranów', 'udrażnianie rur', 'montaż pieców', 'łazienki'],
  ],
])('a row behind what the site is of is what there is: %s', (prompt, names) =>
  expect(offered(prompt)).toEqual(names),
);

test.each([
  ['how it is to look', 'Accountant in Cork. Quiet, serious, calm and navy blue.'],
  ['places', 'Dog groomer website. Leeds, Bradford and Wakefield.'],
  ['people', 'Cleaning company in Bath. Ann, Bob and Cy.'],
  ['sections', 'Bike shop in Delft. Menu, opening hours, map and contact form.'],
  ['days', 'School choir in Ghent. Monday, Wednesday and Friday.'],
  [
    'whom one thing is for',
    'A violin teacher in Oslo. Lessons for children, adults, beginners and returners.',
  ],
  [
    'whom one thing is for in German',
    'Musikschule in Ulm. Unterricht für Kinder, Jugendliche, Erwachsene und Senioren.',
  ],
  [
    'whom one thing is for in French',
    'École de dessin à Metz. Cours pour enfants, adolescents, adultes et retraités.',
  ],
])('a row of %s offers nothing', (_, prompt) => expect(offered(prompt)).toEqual([]));

test('what is offered is nobody’s name', () =>
  expect(
    readBrief('Electrician in Hull. Rewires, fuse boards, EV chargers and lighting. Call 01482 555 019.')
      .name,
  ).toBeUndefined());

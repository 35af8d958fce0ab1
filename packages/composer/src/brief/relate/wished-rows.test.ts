import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const wishesIn = (prompt: string) =>
  readBrief(prompt)
    .statements.filter(({ class: name }) => name === 'page_or_section_wish' || name === 'function_wish')
    .map(({ text }) => text);

test.each([
  [
    'Website for my restaurant "La Tavola" in Chicago with menu, reservations, and location',
    ['menu', 'reservations', 'location'],
  ],
  [
    'Create a modern website for a yoga studio with class schedule, pricing, instructors and a contact form',
    ['class schedule', 'pricing', 'instructors', 'contact form'],
  ],
  [
    'A landing page for a crypto wallet app with features, FAQ and newsletter',
    ['features', 'FAQ', 'newsletter'],
  ],
  [
    'Eine Seite für meine Hundeschule mit Preisen, Galerie und Kontaktformular',
    ['Preisen', 'Galerie', 'Kontaktformular'],
  ],
])('what a site is to have is a wish of its own: %s', (prompt, wishes) =>
  expect(wishesIn(prompt).map((wish) => wish.replace(/^(?:a|and) /u, ''))).toEqual(wishes),
);

test.each([
  ['A site for a bakery with sourdough, croissants and coffee', 'bakery with sourdough'],
  ['A page for our café with a garden and three rooms', 'café with a garden'],
])('what the place has is no wish: %s', (prompt, kept) =>
  expect(readBrief(prompt).statements.some(({ text }) => text.includes(kept))).toBe(true),
);

test.each([
  [
    'Food truck Taco Sol in Tucson. Needs a menu, a map and opening hours.',
    ['Needs a menu', 'map', 'opening hours'],
  ],
  [
    'I want a website for our wedding in Tuscany with an RSVP form, the schedule of the day and a photo gallery.',
    ['RSVP form', 'the schedule of the day', 'photo gallery'],
  ],
])('so is what it needs, with an article or a name of several words: %s', (prompt, wishes) =>
  expect(wishesIn(prompt).map((wish) => wish.replace(/^an? /u, ''))).toEqual(wishes),
);

test('what somebody needs otherwise is none', () =>
  expect(wishesIn('Taco Sol in Tucson. Needs no introduction.')).toEqual([]));

test('at the end of a row of catchwords it is one, and what stands before it is told', () => {
  const prompt = 'teaser page for Oat & Ash, opening june 2027 in trieste, newsletter signup';
  expect(wishesIn(prompt)).toEqual(['newsletter signup']);
  expect(readBrief(prompt).statements.map(({ text }) => text)).toContain('opening june 2027 in trieste');
});

test('what is counted is there, and is not wished for', () =>
  expect(
    wishesIn('Online course "Ink" by Ida Roth. Includes 12 video lessons, a workbook and a private group.'),
  ).toEqual([]));

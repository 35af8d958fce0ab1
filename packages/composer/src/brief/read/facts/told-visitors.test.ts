import { expect, test } from 'vitest';
import { pageTexts } from '../../../plan/checks/plan-texts.ts';
import { planSite } from '../../../plan/plan-site.ts';
import { plain } from '../../../plan/words.ts';
import { readBrief } from '../../read-brief.ts';

const pagesOf = (prompt: string): string =>
  [...pageTexts(planSite(readBrief(prompt), '1').plan.languages[0]).values()].join(' ');

const workshop = (sentence: string): string =>
  `Upholstery workshop in Frome, Stuffed & Sprung. ${sentence} A chair takes six weeks. Estimates are free. I don’t do leather. Call 01373 555 014.`;

test.each([
  'You choose the fabric yourself, I’ve forty sample books, or you bring your own',
  'Please don’t park on the verge on match days',
  'Keep the dog on a lead until you are in the yard',
  'Please take the pictures down before I come',
  'Check the notice board before you set off',
  'Please bring the chair in person, and anything that belongs to it: a lost foot, a torn cover',
  'I’ve been doing it for 20 years',
])('what visitors are told is printed whole: %s', (sentence) =>
  expect(pagesOf(workshop(sentence))).toContain(plain(sentence)),
);

test.each([
  [
    'es',
    'Afinador de pianos en Gijón. Por favor, retiren los jarrones antes de que llegue. Afinar 80 €.',
    'retiren los jarrones antes de que llegue',
  ],
  [
    'de',
    'Blaskapelle Seeblech aus Kressbronn. Ein Auftritt kostet 400 €. Unser Dirigent Anton macht das seit 1999.',
    'macht das seit 1999',
  ],
  [
    'fr',
    'Accordeur de pianos à Brest. Enlevez les vases avant que j’arrive. Un accord 90 €.',
    'enlevez les vases avant que j’arrive',
  ],
])('so it is in other languages: %s', (_, prompt, told) => expect(pagesOf(prompt)).toContain(plain(told)));

test('among what visitors are told a sentence that nobody is sure of is a fact', () => {
  const prompt =
    'Stoke Ferry Barn Dance Club. We meet every second Friday in the Old Granary at 7.30pm. You don’t need a partner. Bring a cake if you can. The band plays from eight. Dogs stay at home. There is tea.';
  expect(pagesOf(prompt)).toContain('the band plays from eight');
});

test.each([
  'Please leave out our surname',
  'There is no lift, make that clear',
  'We’ve had this website for ten years and nobody has looked at it since 2019',
  'Take the photos from the old site before you start',
])('what the maker is told is not: %s', (sentence) => {
  const pages = pagesOf(workshop(sentence));
  expect(pages).not.toContain(plain(sentence));
  expect(pages).not.toMatch(/surname|make that clear|website|old site/u);
});

test('a list under a head stays a list', () => {
  const prompt =
    'Garden shop in Ely. We sell lots of things for the garden in spring and summer: pots £4, seeds £2, compost £6.';
  expect(pagesOf(prompt)).not.toContain('summer pots');
});

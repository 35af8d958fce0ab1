import { expect, test } from 'vitest';
import { readBrief } from './index.ts';

test('what is in brackets before a price belongs to the thing that has it', () => {
  const { offer } = readBrief(
    'Café Mokka in Freiburg. Speisekarte: Klein (Brötchen, Marmelade, Ei) 6,90 €, Groß (dazu Käse, Lachs, Obst) 12,90 €, Müsli 5,50 €.',
  );
  expect(offer.flatMap(({ items }) => items.map(({ name, price }) => [name, price]))).toEqual([
    ['Klein (Brötchen, Marmelade, Ei)', '6,90 €'],
    ['Groß (dazu Käse, Lachs, Obst)', '12,90 €'],
    ['Müsli', '5,50 €'],
  ]);
});

test('semicolons part the things of a list, commas what is said of each', () => {
  const { events } = readBrief(
    'Koor Cantus Novus uit Gent. Concerten: 21 maart Requiem van Fauré, Sint-Baafs, 20u; 14 juni Zomerconcert, Citadelpark, 15u.',
  );
  expect(events.map(({ title, date, place }) => [title, date, place])).toEqual([
    ['Requiem van Fauré', '21 maart', 'Sint-Baafs'],
    ['Zomerconcert', '14 juni', 'Citadelpark'],
  ]);
});

test('under one head days are of events, and names with what they do are people', () => {
  const { events, people } = readBrief(
    'Coverband De Natte Dweilen uit Breda. Optredens: 7 maart Café De Tapperij, Breda; 28 maart bruiloft (besloten); ' +
      '25 april Oranjefeest, Oosterhout. Bezetting: Joost (zang), Mark (gitaar), Femke (bas), Ruud (drums).',
  );
  expect(events.map(({ date }) => date)).toEqual(['7 maart', '28 maart', '25 april']);
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['Joost', 'zang'],
    ['Mark', 'gitaar'],
    ['Femke', 'bas'],
    ['Ruud', 'drums'],
  ]);
});

test('what somebody did from one year to another is no person', () => {
  const { people } = readBrief(
    'CV: Lukas Brenner, Koch. 2021 bis heute Sous-Chef, Gasthof Krone, Lindau. 2017–2021 Commis, Hotel Seeblick, Bregenz.',
  );
  expect(people.map(({ name }) => name).filter((name) => /\d/u.test(name))).toEqual([]);
});

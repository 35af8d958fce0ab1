import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';

test.each([
  ["Gestisco con mia sorella l'agriturismo Ca' del Gelso a Soave. Camera doppia 85 €.", "Ca' del Gelso"],
  [
    'Wir sind die Hausarztpraxis Dr. med. Ulrike Brandt in Celle. Telefon 05141 555 030.',
    'Hausarztpraxis Dr. med. Ulrike Brandt',
  ],
  [
    'Merhaba, annem evde mantı yapıp satıyor, adı "Nermin\'in Mutfağı", Kayseri. Mantı 320 TL.',
    "Nermin'in Mutfağı",
  ],
  [
    'Ciao! Organizzo la festa di quartiere "Cortili Aperti" a Bologna, sabato 30 maggio dalle 16 alle 23.',
    'Cortili Aperti',
  ],
  [
    "A page for my mum's cakes, she's called Delroy Bakes... no sorry, that's the old one, it's Sweet Delroy. Cupcakes £2.50.",
    'Sweet Delroy',
  ],
  ['a little cafe in whitby called salt and thistle. cakes £3', 'Salt and Thistle'],
  ['we have a shop called wick and we sell candles. small £5', 'Wick'],
  ['ich hab eine werkstatt, heißt speiche und kette. platten 15 euro', 'Speiche und Kette'],
  ['Bonjour, mon salon à Annecy s’appelle le bain des mèches. Coupe 38 €.', 'Le Bain des Mèches'],
  ['my husband and me keep bees. we are called two hives. small jar £5', 'Two Hives'],
  ['bonjour, je suis potière à uzès. l’atelier s’appelle terre et lune. merci', 'Terre et Lune'],
  ['We make Tindle, a small wooden lamp for the bedside. It costs £59.', 'Tindle'],
  ['my diary for the allotment, i write what i plant. maybe call it the bean log', 'The Bean Log'],
  ["i walk dogs in leeds. i'm called pippa, the business is called muddy paws", 'Muddy Paws'],
  ['So we want a site for the wedding. Hannah and Tom, 14 June 2027, Elmsall Barn.', 'Hannah and Tom'],
])('%s', (prompt, name) => expect(readBrief(prompt).name?.value).toBe(name));

test.each([
  'Er is ieder voorjaar een zadenruil in Zwolle, op zaterdag 14 maart van 11 tot 14 uur in de Broerenkerk. Gratis.',
  'Es gibt jeden Sonntag einen Büchertausch in Jever, Halle 2, von 9 bis 12 Uhr. Tisch 6 €.',
])('a word that every sentence may begin with is no name: %s', (prompt) =>
  expect(readBrief(prompt).name?.value ?? '').not.toMatch(/^(?:er|es)$/iu),
);

test.each([
  ['Website for a thatcher named Joan Pell in Ashwell. Ridges £900.', 'thatcher'],
  ['A page for a cellist called Ida Wren who plays weddings in Kent. 07700 900 118.', 'cellist'],
])('what leads to a name is no part of what somebody is: %s', (prompt, description) =>
  expect(readBrief(prompt).description?.value).toMatch(
    new RegExp(`^${description}(?! (?:named|called))`, 'iu'),
  ),
);

test.each([
  ['website for my dads plumbing business Garvey & Sons, Cork city', 'plumbing business'],
  ['Ik wil een website voor mijn moeders bloemenwinkel Bloem & Blad in Zutphen.', 'bloemenwinkel in Zutphen'],
])('whose it is says not what it is: %s', (prompt, description) =>
  expect(readBrief(prompt).description?.value).toBe(description),
);

test('what a relation does is not what the site is', () =>
  expect(
    readBrief('Study timer for my daughter who has exams. 25 minutes work.').description?.value,
  ).not.toBe('exams'));

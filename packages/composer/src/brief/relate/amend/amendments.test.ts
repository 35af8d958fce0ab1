import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const said = (prompt: string): string => {
  const { statements: _, ...fields } = readBrief(prompt);
  return JSON.stringify(fields);
};
const bakery =
  'Site for the bakery Oven Door in Leeds. Rye £4.20, spelt £4.60, buns £2. We bake from local flour. ' +
  'Open Tuesday to Sunday 7am to 2pm. Call 01632 960 123. Everything is made by hand. Come and see us. ';

test.each([
  ['the end of the hours', 'Scratch that, we close at 4pm now.', '7am to 4pm', '2pm'],
  ['both ends', 'Sorry, we are open 8am to 3pm.', '8am to 3pm', '7am'],
  ['a price', 'Oh wait, the spelt is £4.90.', '£4.90', '£4.60'],
  ['a price that only holds now', 'Rye is £4.50 these days.', '£4.50', '£4.20'],
  ['a telephone number', 'Correction: the number should be 01632 960 456.', '01632 960 456', '960 123'],
])('%s is put right far from where it was said', (_, correction, fresh, old) => {
  const text = said(bakery + correction);
  expect(text).toContain(fresh);
  expect(text).not.toContain(old);
});

test('several things in one statement are put right, and it says of what', () => {
  const prompt = `${bakery}Sorry: we close at 3pm now, and the rye is £4.50.`;
  const text = said(prompt);
  for (const fresh of ['7am to 3pm', '£4.50', '£4.60']) expect(text).toContain(fresh);
  for (const old of ['2pm', '£4.20', 'sorry', 'Sorry']) expect(text).not.toContain(old);
  expect(readBrief(prompt).statements.at(-1)).toMatchObject({ class: 'context', corrects: 5 });
});

test.each([
  [
    'Bäckerei Morgenrot in Ulm. Roggenbrot 4,20 €, Dinkelbrot 4,60 €. Geöffnet Montag bis Freitag 7 bis 14 Uhr. Moment, wir schließen um 16 Uhr, und das Dinkelbrot kostet 4,90 €.',
    ['7 bis 16 Uhr', '4,90', '4,20'],
    ['14 Uhr', '4,60'],
  ],
  [
    'Boulangerie Levain à Lyon. Seigle 4,20 €, épeautre 4,60 €. Ouvert du mardi au samedi de 7h à 14h. Pardon, on ferme à 16h maintenant, et le seigle coûte 4,50 €.',
    ['7h à 16h', '4,50', '4,60'],
    ['14h', '4,20'],
  ],
  [
    'Panadería Miga en Vigo. Centeno 4,20 €, espelta 4,60 €. Abrimos de martes a sábado de 7 a 14 h. Perdón, cerramos a las 16 h y el centeno cuesta 4,50 €.',
    ['7 a 16 h', '4,50', '4,60'],
    ['14 h', '4,20'],
  ],
  [
    'Panificio Crosta a Bari. Segale 4,20 €, farro 4,60 €. Aperto dal martedì al sabato dalle 7 alle 14. Scusi, chiudiamo alle 16 e il farro costa 4,90 €.',
    ['4,90', '4,20', 'alle 16'],
    ['alle 14', '4,60'],
  ],
  [
    'Padaria Trigo no Porto. Centeio 4,20 €, espelta 4,60 €. Aberto de terça a sábado das 7h às 14h. Desculpe, fechamos às 16h agora e o centeio custa 4,50 €.',
    ['7h às 16h', '4,50', '4,60'],
    ['14h', '4,20'],
  ],
  [
    'Bakkerij Korst in Gent. Roggebrood 4,20 euro, speltbrood 4,60 euro. Open dinsdag tot zaterdag 7.00 tot 14.00 uur. Sorry, we sluiten om 16.00 uur en het speltbrood kost 4,90 euro.',
    ['7.00 tot 16.00 uur', '4,90', '4,20'],
    ['14.00', '4,60'],
  ],
  [
    'Piekarnia Kłos w Łodzi. Chleb żytni 14 zł, chleb orkiszowy 18 zł. Otwarte od wtorku do soboty 7:00-14:00. Przepraszam, zamykamy o 16:00, a chleb orkiszowy kosztuje 19 zł.',
    ['7:00-16:00', '19 zł', '14 zł'],
    ['14:00', '18 zł'],
  ],
])('in the language of the prompt: %s', (prompt, fresh, old) => {
  const text = said(prompt);
  for (const value of fresh) expect(text).toContain(value);
  for (const value of old) expect(text).not.toContain(value);
});

test('a house has one address, and moves', () => {
  const text = said(
    'Site for the locksmith Ansel in Derby. Address: 14 Friar Lane, Derby. Day and night. Safes too. Alarms. We moved, the address is now 3 Sadler Gate, Derby.',
  );
  expect(text).toContain('3 Sadler Gate');
  expect(text).not.toContain('Friar Lane');
});

test.each([
  'Sorry, we also bake oat bread for £5.',
  'We now deliver on Fridays.',
  'On Sundays we close at noon.',
  'We now have seeds for £3 too.',
])('what is said on top corrects nothing: %s', (more) => {
  const text = said(bakery + more);
  for (const value of ['£4.20', '£4.60', '£2', '7am to 2pm', '01632 960 123']) expect(text).toContain(value);
});

test('of two stretches of hours it is not clear which ends otherwise', () => {
  const text = said(
    'Site for the bakery Oven Door in Leeds. Open Tuesday to Friday 7am to 2pm. Saturday 8am to 1pm. Rye £4.20. Sorry, we close at 4pm now.',
  );
  for (const value of ['2pm', '1pm']) expect(text).toContain(value);
});

test.each([
  [
    'A website for my pottery, Mud & Moor, in Okehampton. Classes £28. Clay £5. Kiln £15. Actually, the name is Moorland Clay now.',
    'Moorland Clay',
    'Mud & Moor',
  ],
  [
    'Website für die Töpferei „Lehm und Moor“ in Ulm. Kurse 28 €. Ton 5 €. Moment, sie heißt jetzt „Moorton“.',
    'Moorton',
    'Lehm und Moor',
  ],
  [
    'Site pour la poterie « Terre Bleue » à Lyon. Cours 28 €. Argile 5 €. Pardon, elle s’appelle « Terre Noire ».',
    'Terre Noire',
    'Terre Bleue',
  ],
])('the name that is given last holds: %s', (prompt, fresh, old) => {
  const brief = readBrief(prompt);
  expect(brief.name?.value).toBe(fresh);
  expect(said(prompt)).not.toContain(old);
  const named = brief.statements.findIndex(({ text }) => text.includes(fresh));
  expect(brief.statements.at(-1)?.corrects).toBe(named);
});

test('somebody else is called otherwise', () => {
  expect(
    readBrief(
      'A website for my pottery Mud & Moor in Okehampton. Classes £28. Our dog is called Biscuit now.',
    ).name?.value,
  ).toBe('Mud & Moor');
});

test.each([
  [
    'Fietsverhuur Wiel in Edam. Stadsfiets 12 euro, e-bike 28 euro. O wacht, e-bike is 30 geworden.',
    '30 euro',
    '28',
  ],
  [
    'Marlow Pottery. Classes on Tuesday at 7pm, £30 each. Sorry, the class is on Wednesdays now.',
    'Wednesday at 7pm',
    'Tuesday',
  ],
  [
    'O espetáculo é no sábado às 19h no Teatro Azul. Errata: o espetáculo é às 20h, não às 19h.',
    '20h',
    '19h',
  ],
])('a bare number, a day and what it was not are put where they belong: %s', (prompt, fresh, old) => {
  const texts = readBrief(prompt)
    .statements.filter(({ corrects }) => corrects === undefined)
    .map(({ text }) => text)
    .join(' | ');
  expect(texts).toContain(fresh);
  expect(texts).not.toContain(old);
});

test.each([
  [
    'Agriturismo La Quercia a Todi. Abbiamo quattro camere, la doppia costa 85 euro, la familiare 120 euro. Cena 25 euro. La doppia ora costa 90 euro.',
    ['la doppia costa 90 euro', '120 euro'],
    '85 euro',
  ],
  [
    'Plumber Drip Stop in Leeds. Boiler service £79, tap repair £55, emergency callout £120. Callout is £140 now.',
    ['£140', '£79', '£55'],
    '£120',
  ],
  [
    'Cafe Spoon in Skipton\nSoup of the day 5.80\nTea 2.40\n\nthe soup is 6.50 after all',
    ['6.50', '2.40'],
    '5.80',
  ],
])('the thing is told by the words next to its price, all or some of them: %s', (prompt, kept, old) => {
  const texts = readBrief(prompt)
    .statements.filter(({ corrects }) => corrects === undefined)
    .map(({ text }) => text)
    .join(' | ');
  for (const words of kept) expect(texts).toContain(words);
  expect(texts).not.toContain(old);
});

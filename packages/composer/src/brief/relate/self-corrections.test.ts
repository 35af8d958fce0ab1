import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { asItHolds } from './as-it-holds.ts';

test.each([
  [
    'Ceremonia a las 17:00 (perdón, a las 17:30), cena a las 20:30.',
    'Ceremonia a las 17:30, cena a las 20:30.',
  ],
  ['Course starts 14 March — no, 21 March, six evenings.', 'Course starts 21 March, six evenings.'],
  ['Concierto el 18 de mayo, perdón, el 19 de mayo, gratis.', 'Concierto el 19 de mayo, gratis.'],
  ['Stool £40, bench £160, no, bench £180.', 'Stool £40, bench £180.'],
  [
    'I planed my first board in 1986, no, I tell a lie, it was 1987.',
    'I planed my first board in 1986, no, I tell a lie, it was 1987.',
  ],
  ['I have thatched for 22 years, sorry, 23 this autumn.', 'I have thatched for 23 years this autumn.'],
  ['We do lids, no, the lids and the tins.', 'We do lids, no, the lids and the tins.'],
  ['Rye £4, colour 45 €... anzi no, colour adesso è 50 €.', 'Rye £4, colour 50 €.'],
  ['sarma 280 TL, yok pardon sarma 300 TL.', 'sarma 300 TL.'],
  ['豆大福200円（すみません、210円でした）、羊羹1200円。', '豆大福210円、羊羹1200円。'],
  ['周六九点到十一点，不对，是九点半到十一点半。', '周六九点半到十一点半。'],
  ['Otwarte pon–pt 9–17, sobota 9–13, a nie, w sobotę tylko do 12.', 'Otwarte pon–pt 9–17, sobota 9–12.'],
  [
    'Büro Montag bis Freitag 8 bis 12 Uhr, nein halt, freitags nur bis 11 Uhr.',
    'Büro Montag bis Freitag 8 bis 12 Uhr, freitags nur bis 11 Uhr.',
  ],
])('what is put right in the same breath holds: %s', (said, meant) =>
  expect(asItHolds(said).text).toBe(meant),
);

test.each([
  ['Yoga, Thursdays 7pm (used to be 6.30 but it is 7 now), £8.', 'Yoga, Thursdays 7pm, £8.'],
  ["We've got 60 members — Sara says it's 64 now, use that.", "We've got 64 members."],
  ['We gave away 412 bikes (my treasurer says 410 but it is 412).', 'We gave away 412 bikes.'],
  ['Inspektion 45 € (stimmt nicht mehr, seit Januar 49 €), Platten 12 €.', 'Inspektion 49 €, Platten 12 €.'],
  [
    "Le pass 30 € (l'an dernier c'était 27), gratuit pour les enfants.",
    'Le pass 30 €, gratuit pour les enfants.',
  ],
  ['Check-in dalle 15 alle 19 (non più dalle 14).', 'Check-in dalle 15 alle 19.'],
  [
    "Gull £4.80 and Stout £5.20 (it says £5 on the menu but that's out of date).",
    'Gull £4.80 and Stout £5.20.',
  ],
  ['Sommerfest am 18. Juli, ach nein, am 25. Juli, ab 14 Uhr.', 'Sommerfest am 25. Juli, ab 14 Uhr.'],
  ['grote beurt 79 euro, eh nee, 85 euro.', 'grote beurt 85 euro.'],
  ['We moved from Unit 3 to Unit 5, Mill Lane.', 'We moved to Unit 5, Mill Lane.'],
  ['We zijn verhuisd van de Dorpsstraat naar de Kerkstraat.', 'We zijn verhuisd naar de Kerkstraat.'],
])('what held before does not: %s', (said, meant) => expect(asItHolds(said).text).toBe(meant));

test.each([
  ['There are six of us, well, seven since Kofi joined.', 'There are seven of us since Kofi joined.'],
  ['About thirty members, well, thirty-two with the twins.', 'About thirty-two members with the twins.'],
  ['Nous sommes six, non, sept depuis mai.', 'Nous sommes sept depuis mai.'],
  ['We have done roofs for 18 years, no wait, 19 now.', 'We have done roofs for 19 years now.'],
  ['We are 4 gardeners, no, 5 with Tam.', 'We are 5 gardeners with Tam.'],
])('a count that is put right in words or without what it counts holds: %s', (said, meant) =>
  expect(asItHolds(said).text).toBe(meant),
);

test.each([
  ['Concert on the 3rd of May, sorry I mean the 10th, doors 7.', 'Concert on the 10th of May, doors 7.'],
  ['The group starts 12/6, oh no that is a Friday, 13/6.', 'The group starts 13/6.'],
  ['Le stage est le 3 mai, pardon, le 10 mai.', 'Le stage est le 10 mai.'],
  ['Market on Saturday 9 till 1, scratch that, 9 till 2.', 'Market on Saturday 9 till 2.'],
  ['Tuesday to Friday 10-5, sorry, Wednesday to Friday.', 'Wednesday to Friday 10-5.'],
  [
    'Offen Montag bis Donnerstag 10 bis 18 Uhr, nein, Freitag auch, also Montag bis Freitag.',
    'Offen Montag bis Freitag 10 bis 18 Uhr.',
  ],
])('a day and hours that are put right hold: %s', (said, meant) => expect(asItHolds(said).text).toBe(meant));

test.each([
  [
    'Coupe femme 38 € (étudiantes 30 €), coupe homme 24, non pardon 26 €.',
    'Coupe femme 38 € (étudiantes 30 €), coupe homme 26 €.',
  ],
  ['Tickets €10, err €12, at the door.', 'Tickets €12, at the door.'],
  ['Il coûte 40 €, enfin 45 €.', 'Il coûte 45 €.'],
])('an amount takes the place of the one right before it: %s', (said, meant) =>
  expect(asItHolds(said).text).toBe(meant),
);

test.each([
  ['Our shop is in Bridge Street, I mean Mill Street, Leek.', 'Our shop is in Mill Street, Leek.'],
  [
    "The shop is called Nell's, no, Nell and Daughters, in Ripley.",
    'The shop is called Nell and Daughters, in Ripley.',
  ],
  ["My studio is called Greet's Pots, well it was, now it's Kiln & Co.", 'My studio is called Kiln & Co.'],
  ['Ask for Jen (not Jenny as it says on the van) on 01422 555 019.', 'Ask for Jen on 01422 555 019.'],
  ['We close at five. Not 6 as Google says. Ring first.', 'We close at five. Ring first.'],
])('a name that is put right holds, and what stands wrongly elsewhere is not told: %s', (said, meant) =>
  expect(asItHolds(said).text).toBe(meant),
);

test.each([
  'Adults £12, no £2 coins please.',
  'We have 3 vans, no, a van and 2 bikes.',
  'We are the Tin Roofs (not the Tin Hats).',
  'Dogs welcome (not in the café).',
  'Open till 5, no entry after 4.',
  'Tuesday to Friday 10-5, Saturday 10-1, sorry, no Sundays.',
  'Adults £12 (children £6), open Tue–Sat 10–5.',
  'Membership is £20 a year, £5 for under 18s, family £40.',
  'The mill was built in 1834 (restored in 1998, 40 years ago).',
  'Laboratorio in via Solferino 12 — anzi, dal 2024 siamo al 18.',
  "Pazartesi-cumartesi 9:00-19:00, yok cumartesi 17:00'ye kadar.",
  'No dogs, no smoking, £5 for the day, £8 with lunch.',
])('what is only said beside it stays: %s', (said) => expect(asItHolds(said).text).toBe(said));

test('the statements stand where their words are in the prompt as it was written', () => {
  const prompt = 'A yoga class in Leeds. Thursdays 7pm (used to be 6.30 but it is 7 now), £8. Bring a mat.';
  const spans = readBrief(prompt).statements.map(({ start, end }) => prompt.slice(start, end));
  expect(spans.at(-1)).toContain('Bring a mat');
  expect(spans.join('').replaceAll(/\s/gu, '')).toBe(prompt.replaceAll(/\s/gu, ''));
});

test('a day that is put right without its month is that of the date that was said', () =>
  expect(
    asItHolds(
      'Six weeks are £96. Next tasters are 7 March and 21 March. No wait, I am away on the 21st, make that the 28th. Bring a mug.',
    ).text,
  ).toBe('Six weeks are £96. Next tasters are 7 March and 28 March. Bring a mug.'));

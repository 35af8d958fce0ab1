import { expect, test } from 'vitest';
import { readBrief } from '../../../read-brief.ts';

const hoursIn = (prompt: string) => readBrief(prompt).hours.map(({ days, times }) => `${days}: ${times}`);

test.each([
  ['Bakery Crumb in Leeds. Open 7am to 3pm, closed Mondays.', ['Open: 7am to 3pm', 'Mondays: closed']],
  ['Bakery Crumb in Leeds. Open 9 to 5.', ['Open: 9 to 5']],
  [
    'Viola lessons in Leeds. Mondays and Wednesdays from 10 till 7, never weekends.',
    ['Mondays and Wednesdays: 10 till 7, never weekends'],
  ],
  ['Bakery Crumb in Leeds. Open daily from 8.', ['daily: from 8']],
  ['Bakery Crumb in Leeds. Thursdays and Fridays 5pm till late.', ['Thursdays and Fridays: 5pm till late']],
  [
    'Panetteria Mollica a Lecco. Aperto dal martedì al sabato dalle 8 alle 13 e dalle 16 alle 19.',
    ['martedì al sabato: 8 alle 13 e dalle 16 alle 19'],
  ],
  ['Bakkerij Kruim in Zwolle. di t/m vr 9-18, za tot 16 uur.', ['di t/m vr: 9-18', 'za: tot 16 uur']],
  ['Piekarnia Okruch w Gdyni. Przyjmuję pon–czw 9–18, w piątki do 14.', ['pon–czw: 9–18', 'piątki: do 14']],
  ['Piekarnia Okruch w Gdyni. Czynne od wtorku do soboty w godz. 8–16.', ['wtorku do soboty: 8–16']],
  ['パン屋「こむぎ」。営業は7時から18時、月曜定休。', ['営業: 7時から18時', '月曜: 定休']],
  [
    'パン屋「こむぎ」。営業時間は平日10時〜19時、土日は11時〜17時。',
    ['平日: 10時〜19時', '土日: 11時〜17時'],
  ],
  ['Piano tuners in Leeds. We tune Monday to Friday, 8.30 to 5.', ['Monday to Friday: 8.30 to 5']],
  ['Barber in Derby, open tues to sat 9 til 5.', ['Tues to Sat: 9 til 5']],
  [
    "Dentist in Truro. We're open 8 to 6 weekdays and till 1 on Saturdays.",
    ['weekdays: 8 to 6', 'Saturdays: till 1'],
  ],
  ['Model village in Bourton. Open daily from 1 April to 31 October, 10am-5pm.', ['daily: 10am-5pm']],
  ['Corn maze in Kinderhook. Open weekends Sept 19 thru Nov 1, 10 to 6.', ['weekends: 10 to 6']],
  ['パン屋「こむぎ」。定休日：水曜。', ['水曜: 定休日']],
])('%s', (prompt, lines) => expect(hoursIn(prompt)).toEqual(lines));

test.each([
  'Choir Low Tide in Leeds. The concert is from 7 to 9 on Friday 3 May 2027.',
  'Bakery Crumb in Leeds. Loaves from 8 pounds.',
  'Small pottery in Frome. Open day Sunday 16 August 11-4.',
  'Kita Sonnenkäfer in Bonn. Am 3. Mai ab 14 Uhr Tag der offenen Tür.',
  'The Anchor in Whitby. Open mic Thursdays 8-11pm.',
  'Camping Les Saules à Dole. La piscine est ouverte de mai à septembre.',
  "Gardener in Bath. I'm full on Tuesdays.",
  'Gemeindehaus in Ulm. Spieleabend jeden 2. Samstag im Monat 19–22 Uhr.',
])('what has a time of its own is no opening hour: %s', (prompt) => expect(hoursIn(prompt)).toEqual([]));

const placesIn = (prompt: string) =>
  readBrief(prompt).hours.map(({ of = '', days, times }) => `${of} | ${days} | ${times}`);

test.each([
  [
    'Swim school in Hull. The pool: Mon-Fri 7-9. The gym: daily 6-22.',
    ['The pool | Mon-Fri | 7-9', 'The gym | daily | 6-22'],
  ],
  [
    'We run two things in Tiverton: the café, Sat 9-1; the shop, all week 8-6.',
    ['the café | Sat | 9-1', 'the shop | all week | 8-6'],
  ],
])('a place of its own keeps its hours: %s', (prompt, lines) => expect(placesIn(prompt)).toEqual(lines));

test.each([
  'Massage in Kiel. Wochenende ab 60 Euro.',
  'Estudio de yoga Raíz en Cádiz. Horario de invierno de lunes a viernes de 17 a 21, en verano de 18 a 22.',
  'Bakery in Leeds. April to October open daily 8-5, November to March Thu-Sun 9-3.',
])('prices, and hours of several seasons in one sentence, are no lines: %s', (prompt) =>
  expect(hoursIn(prompt)).toEqual([]),
);

test('a row of hours is no row of prices', () =>
  expect(readBrief('Buchladen in Jena. Mo bis Fr 10-18, Sa 10-14, So 12-16.').offer).toEqual([]));

test('when nobody is there is no event', () =>
  expect(readBrief('Boulangerie Levain à Lyon. Fermé du 3 au 24 août.').events).toEqual([]));

import { expect, it } from 'vitest';
import { readEvent } from './event.ts';

it.each([
  ['Opening party, 1 June, 20:00', { title: 'Opening party', date: '1 June', time: '20:00' }],
  [
    'Frühlingsfest am 22. November, ab 15 Uhr',
    { title: 'Frühlingsfest', date: '22. November', time: '15 Uhr' },
  ],
  [
    'Portes ouvertes le 17 mai de 10 h à 18 h',
    { title: 'Portes ouvertes', date: '17 mai', time: '10 h à 18 h' },
  ],
  ['作品展 11月3日〜5日', { title: '作品展', date: '11月3日〜5日' }],
  ['Chess club every Wednesday 7.15pm', { title: 'Chess club', date: 'every Wednesday', time: '7.15pm' }],
  ['12 Nov – Odeon, Hull', { title: 'Odeon', date: '12 Nov', place: 'Hull' }],
  ['14:00 ceremony', { title: 'ceremony', time: '14:00' }],
  ['Talk: Deserts, Grand Hall, 9 Sept', { title: 'Talk: Deserts', date: '9 Sept', place: 'Grand Hall' }],
  ['Open day Sunday 16 August 11-4', { title: 'Open day', date: 'Sunday 16 August', time: '11-4' }],
  [
    'offene Stunde jeden ersten Mittwoch im Monat um 18:30 Uhr',
    { title: 'offene Stunde', date: 'jeden ersten Mittwoch im Monat', time: '18:30 Uhr' },
  ],
  [
    'Pottery second Sunday of the month, 10 to 1',
    { title: 'Pottery', date: 'second Sunday of the month', time: '10 to 1' },
  ],
  [
    'Jumble sale 1st and 3rd Sat of the month 10am to noon',
    { title: 'Jumble sale', date: '1st and 3rd Sat of the month', time: '10am to noon' },
  ],
  ['Scène libre le premier jeudi du mois', { title: 'Scène libre', date: 'premier jeudi du mois' }],
  ['bookings open from 1 march', { title: '', date: '1 march' }],
  ['12 to 21 March', { title: '', date: '12 to 21 March' }],
  ['von 8 bis 14 Uhr', { title: '', time: '8 bis 14 Uhr' }],
  ['and the 7 June', { title: '', date: '7 June' }],
])('%s', (text, event) => {
  expect(readEvent(text)).toEqual(event);
});

it('leaves two events in one text in their words', () => {
  const text = 'Sunday mass 9.30, evensong on the first Sunday 6 pm';
  expect(readEvent(text)).toEqual({ title: text });
});

import { expect, test } from 'vitest';
import { readDate, startOf } from './dates.ts';

test.each(['20-22 June 2027', '20 June 2027', 'June 20, 2027', '20th of June 2027', '2027-06-20'])(
  '%s begins on the 20th',
  (date) => {
    expect(startOf(date)).toContain('2027-06-20');
  },
);

test('a date without a year does not begin', () => {
  expect(startOf('20 June')).toBeUndefined();
});

test.each([
  ['12 de junio de 2027', '2027-06-12'],
  ['12. Juni 2027', '2027-06-12'],
  ['12 et 13 mars 2027', '2027-03-12'],
  ['3–5 March 2027', '2027-03-03'],
  ['14 dicembre 2026', '2026-12-14'],
  ['1º de maio de 2027', '2027-05-01'],
  ['2027年3月12日', '2027-03-12'],
  ['5 مارس 2027', '2027-03-05'],
])('%s begins on %s', (date, start) => {
  expect(startOf(date)).toContain(start);
});

test.each([
  ['from 18 to 20 June 2027 in the docks', '18 to 20 June 2027'],
  ['à Lyon, les 12 et 13 mars 2027.', '12 et 13 mars 2027'],
  ['Out 14 May 2027 for Switch', '14 May 2027'],
  ['am 3. Oktober 2026 in Kassel', '3. Oktober 2026'],
  ['concert 4 Oct, release 2 Nov 2026', '2 Nov 2026'],
])('in “%s” it is %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

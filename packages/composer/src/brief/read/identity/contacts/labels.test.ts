import { expect, test } from 'vitest';
import { planSite } from '../../../../plan/plan-site.ts';
import { readBrief } from '../../../read-brief.ts';

const phones = (prompt: string) =>
  readBrief(prompt)
    .contacts.filter(({ kind }) => kind === 'phone')
    .map(({ label, value }) => [label, value]);

test.each([
  ['Atelier de poterie à Nantes, cours sur rendez-vous au 02 40 55 01 12.', 'cours sur rendez-vous'],
  ['Lobster Pot in Cromer\n- lunch 12-2\n- bookings by phone only 01263 555 017', 'bookings by phone only'],
  [
    'Bistro De Haven, Harlingen. Reserveren alleen telefonisch: 0517 555 012.',
    'Reserveren alleen telefonisch',
  ],
  ['Bakery in Leeds. Call Derek on 0113 496 0001.', 'Derek'],
  ['Bakery in Leeds. Call us on 0113 496 0001.', undefined],
  ['Tea room in Alnwick. Groups of ten or more please ring Ann on 01632 555 012.', undefined],
])('a number is called by whole words: %s', (prompt, label) => {
  expect(phones(prompt).map(([said]) => said)).toEqual([label]);
});

const electrician =
  'Elektro Huber in Rosenheim. Notdienst rund um die Uhr unter 08031 555 0199, Büro 08031 555 010 (Mo-Do 7:30-16:30).';

test('each of several numbers keeps what it is for, and is no name or trade of the site', () => {
  expect(phones(electrician)).toEqual([
    ['Notdienst rund um die Uhr', '08031 555 0199'],
    ['Büro', '08031 555 010'],
  ]);
  const { name, description } = readBrief(
    'Tierarztpraxis in Emden. Notfall: 0151 555 0177, Praxis: 04921 555 010, Mo-Fr 8-18 Uhr.',
  );
  expect(name?.value ?? '').not.toContain('04921');
  expect(readBrief(electrician).description?.value).not.toBe('Büro');
  expect(description?.value).not.toContain('Praxis');
});

test('what is said of one number is not said of the other', () => {
  expect(phones('Locksmith in Derby. 24 hour emergency line 07700 900 555, shop 01332 496 010.')).toEqual([
    ['24 hour emergency line', '07700 900 555'],
    ['shop', '01332 496 010'],
  ]);
});

const called = (prompt: string) =>
  JSON.stringify(planSite(readBrief(prompt), '1').plan).match(/tel:\+?\d+/u)?.[0];

test('a number for emergencies is the first to call only where there is no other', () => {
  expect(called(electrician)).toBe('tel:+498031555010');
  expect(called('Elektro Huber in Rosenheim. Notdienst: 08031 555 0199.')).toBe('tel:+4980315550199');
});

import { expect, test } from 'vitest';
import { planSite } from '../../../../plan/plan-site.ts';
import { readBrief } from '../../../read-brief.ts';

const phones = (prompt: string) =>
  readBrief(prompt)
    .contacts.filter(({ kind }) => kind === 'phone')
    .map(({ label, value }) => [label, value]);

test.each([
  ['Atelier de poterie à Nantes, cours sur rendez-vous au 02 40 55 01 12.', undefined],
  ['Lobster Pot in Cromer\n- lunch 12-2\n- bookings by phone only 01263 555 017', 'bookings by phone only'],
  [
    'Bistro De Haven, Harlingen. Reserveren alleen telefonisch: 0517 555 012.',
    'Reserveren alleen telefonisch',
  ],
  ['Bakery in Leeds. Call Derek on 0113 496 0001.', 'Derek'],
  ['Bakery in Leeds. Call us on 0113 496 0001.', undefined],
  ['Tea room in Alnwick. Groups of ten or more please ring Ann on 01632 555 012.', undefined],
  ['Bike kitchen in Lincoln. Come along or ring 01522 555 012.', undefined],
  ["I walk dogs in Ely. Text 07700 900321, I can't answer while walking.", undefined],
  ['Plombier à Nantes. Si la chaudière lâche le week-end, le 02 40 55 01 12.', undefined],
  ['Taxi firm in Hexham. Otherwise the office 01434 555 012.', 'office'],
  ['Village fete in Frome. Stalls contact Jean on 01373 555 012.', 'Jean'],
  ['Village hall in Wetton. Bookings secretary Pam Hodge 01335 555 017.', 'Bookings secretary Pam Hodge'],
  ['Window cleaner in Goole. I reply fastest by text 07700 900771.', undefined],
  ['Tischlerei Brandt in Uelzen. Am besten rufen Sie abends an, 0581 555 014.', undefined],
  ['Yogastudio in Fulda. Anmeldung bei Svenja unter 0661 555 019.', 'Anmeldung bei Svenja'],
  ['Gîte en Ardèche. Pour réserver appelez Hélène au 04 75 55 01 12, elle parle anglais.', 'Hélène'],
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

const nameIn = (prompt: string) => readBrief(prompt).name?.value ?? '';

test.each([
  'Translator in Perth. I don’t do certified ones, for those ask Kirsten Holm, kirsten@holm.example. Mine is ewan@dalgleish.example.',
  "We don't do weddings now, try our friend Dave Lund at dave@lund.example. Flower farm near Louth, pick your own.",
  'Allotment society in Hull. For plots secretary Joan Ibbotson 01482 555 012.',
  'Photographer in Ayr. Press enquiries Lucy Marr lucy@marr.example, everything else me@photo.example.',
  "Cottage in Staithes. Taxis from the station are Dave's Cars 01287 555 010.",
])('who is reached for something is not what the site is called by: %s', (prompt) => {
  expect(nameIn(prompt)).not.toMatch(/Kirsten|Joan|Lucy|Dave/u);
});

test('who is reached for all is', () => {
  expect(nameIn('Sash windows mended in Hull. Call Bright Joinery on 01482 555 012.')).toBe('Bright Joinery');
});

test('a sentence that says more than how to reach somebody is told as a fact', () => {
  const factsOf = (prompt: string) => readBrief(prompt).details.map(({ text }) => text);
  expect(factsOf("I walk dogs in Ely. Text 07700 900321, I can't answer while walking.")).toEqual([
    "Text 07700 900321, I can't answer while walking",
  ]);
  expect(factsOf('Hebamme in Kassel. Termine nach Absprache unter hallo@kassel.example.')).toEqual([
    'Termine nach Absprache unter hallo@kassel.example',
  ]);
  expect(factsOf('Bakery in Leeds. Call Derek on 0113 496 0001.')).toEqual([]);
});

const reached = (prompt: string) => readBrief(prompt).contacts.map(({ value }) => value);

test('who does what the owner refuses, or is called from everywhere, is no contact of the owner', () => {
  expect(
    reached(
      "Translator in Perth. I don't do certified translations, for those ask Kirsten Holm, kirsten@holm.example. " +
        'Write to me at ewan@dalgleish.example.',
    ),
  ).toEqual(['ewan@dalgleish.example']);
  expect(
    reached(
      'Cat rescue in Bude. If you find one ring the vets Penhale & Rowe 01288 555 010, to adopt write to cats@rescue.example.',
    ),
  ).toEqual(['cats@rescue.example']);
});

test.each([
  ['Taxi Weber in Ulm. Call a taxi on 0731 555 012.', '0731 555 012'],
  ["Plumber in Leeds. We don't answer e-mails, ask for Kath Brown on 0113 496 0001.", '0113 496 0001'],
  ["Gardener in Bath. I'm not in on Fridays, 01225 555 012.", '01225 555 012'],
])('a number stays the owner’s: %s', (prompt, number) => expect(reached(prompt)).toContain(number));

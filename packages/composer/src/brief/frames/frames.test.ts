import { describe, expect, it } from 'vitest';
import type { ItemText } from '../read/entries/item.ts';
import { contactSentence } from './contacts.ts';
import { eventTold } from './events.ts';
import { isHistory } from './history.ts';
import { saysOnlyHours } from './hours.ts';
import { offeredThings } from './offers.ts';
import { peopleTold } from './people.ts';
import { pricedThings } from './priced.ts';
import { frameWordsOf } from './words.ts';

const words = frameWordsOf;
const lines = (things: readonly { item: ItemText }[] | undefined) =>
  things?.map(({ item: { name, price, detail } }) => [name, price, detail].filter(Boolean).join(' | '));

describe('a thing and its price', () => {
  it.each([
    [
      'en',
      'A small service is 45 euro, a big one 95 and a flat tyre 15',
      ['small service | 45 euro', 'big one | 95 euro', 'flat tyre | 15 euro'],
    ],
    [
      'en',
      'cod and chips costs 9.50, mushy peas 1.80 pounds',
      ['cod and chips | 9.50 pounds', 'mushy peas | 1.80 pounds'],
    ],
    [
      'en',
      'A wash is £28 for small dogs and £42 for large ones',
      ['wash | £28 for small dogs and £42 for large ones'],
    ],
    ['en', 'Membership is £60 a year or £25 for students', ['Membership | £60 a year or £25 for students']],
    ['en', 'A standard repair is usually around £65', ['standard repair | usually around £65']],
    [
      'en',
      'A taster session costs £35 per person and lasts two hours',
      ['taster session | £35 per person | lasts two hours'],
    ],
    ['en', 'Entry is £3, children under 12 get in free', ['Entry | £3', 'children under 12 | free']],
    [
      'de',
      'Ein Erstgespräch dauert 90 Minuten und kostet 110 Euro',
      ['Erstgespräch | 110 Euro | dauert 90 Minuten'],
    ],
    [
      'de',
      'Der Jahresbeitrag beträgt 20 Euro, für Familien 30 Euro',
      ['Jahresbeitrag | 20 Euro', 'Jahresbeitrag für Familien | 30 Euro'],
    ],
    ['en', 'Airport runs to Leeds are £25', ['Airport runs to Leeds | £25']],
    ['de', 'Zimmer 12 und 14 kosten 80 Euro', ['Zimmer 12 und 14 | 80 Euro']],
    [
      'fr',
      'Une coupe femme coûte 38 euros, une coupe homme 24',
      ['coupe femme | 38 euros', 'coupe homme | 24 euros'],
    ],
    [
      'es',
      'El bono cuesta 150 euros y el alquiler 10 euros la hora',
      ['bono | 150 euros', 'alquiler | 10 euros la hora'],
    ],
    ['it', 'La cena costa 30 euro a persona, vino incluso', ['cena | 30 euro a persona | vino incluso']],
    ['pt', 'Um pastel de nata custa 1,30 euros', ['pastel de nata | 1,30 euros']],
    ['nl', 'Verven kan vanaf 45 euro', ['Verven | vanaf 45 euro']],
    ['pl', 'Bukiet kosztuje 45 zł, a wianek 70 zł', ['Bukiet | 45 zł', 'wianek | 70 zł']],
    ['ja', '抹茶体験は3,500円です', ['抹茶体験 | 3,500円']],
  ])('%s: %s', (language, text, expected) => {
    expect(lines(pricedThings(text, words(language)))).toEqual(expected);
  });

  it.each([
    'Dogs are welcome, they cost £20 extra',
    'If you want a stall, call Derek, a pitch costs £15',
    'We can collect your dog, that is £5 extra',
  ])('is not read where a sentence says more: %s', (text) => {
    expect(pricedThings(text, words('en'))).toBeUndefined();
  });
});

describe('what is offered', () => {
  it.each([
    ['en', 'we also rent out cargo bikes, 25 euro a day', ['Cargo bikes to rent | 25 euro a day']],
    [
      'en',
      'I also offer private lessons at your home for £50 an hour',
      ['Private lessons at your home | £50 an hour'],
    ],
    ['en', 'We sell mugs, bowls and plates', ['Mugs', 'Bowls', 'Plates']],
    [
      'de',
      'Ich biete Akupunktur, Kräutertherapie und Massagen an',
      ['Akupunktur', 'Kräutertherapie', 'Massagen'],
    ],
    [
      'de',
      'Außerdem verleihen wir eine Mostpresse für 10 Euro am Tag',
      ['Mostpresse zum Leihen | 10 Euro am Tag'],
    ],
    [
      'fr',
      "On vend des livres neufs et d'occasion, des bandes dessinées et des cartes",
      ["Livres neufs et d'occasion", 'Bandes dessinées', 'Cartes'],
    ],
    ['es', 'También alquilamos bicis por 15 euros al día', ['Bicis de alquiler | 15 euros al día']],
    ['it', 'Faccio tavoli, sedie e librerie su misura', ['Tavoli', 'Sedie', 'Librerie su misura']],
  ])('%s: %s', (language, text, expected) => {
    expect(lines(offeredThings(text, words(language)))).toEqual(expected);
  });

  it.each([
    'We offer a warm welcome',
    'We sell fish and chips',
    'We make our own butter, jam and bread',
    'We repair leaks, boilers and taps',
  ])('stays a sentence: %s', (text) => {
    expect(offeredThings(text, words('en'))).toBeUndefined();
  });
});

describe('people', () => {
  it.each([
    [
      'en',
      'My wife Marieke does the wheel building',
      [{ name: 'Marieke', role: 'wife', note: 'does the wheel building' }],
    ],
    [
      'en',
      'Our conductor Helen Marsh studied in Hull and our accompanist is Peter Doyle',
      [
        { name: 'Helen Marsh', role: 'conductor', note: 'studied in Hull' },
        { name: 'Peter Doyle', role: 'accompanist' },
      ],
    ],
    [
      'en',
      'My brother Tom does the heating and our dad Frank, who began in 1974, the quotes',
      [
        { name: 'Tom', role: 'brother', note: 'does the heating' },
        { name: 'Frank', role: 'dad', note: 'who began in 1974, the quotes' },
      ],
    ],
    [
      'de',
      'Unsere Bäckermeisterin Lena Vogt macht auch Torten',
      [{ name: 'Lena Vogt', role: 'Bäckermeisterin', note: 'macht auch Torten' }],
    ],
    [
      'fr',
      'Notre libraire Mathilde Le Goff anime un club',
      [{ name: 'Mathilde Le Goff', role: 'libraire', note: 'anime un club' }],
    ],
    [
      'es',
      'Mi hermana Rocío es la cocinera y mi padre Manolo atiende la barra',
      [
        { name: 'Rocío', role: 'hermana', note: 'es la cocinera' },
        { name: 'Manolo', role: 'padre', note: 'atiende la barra' },
      ],
    ],
    ['fr', "Le président s'appelle Marc Aubert", [{ name: 'Marc Aubert', role: 'président' }]],
    ['it', 'Il direttore è il maestro Ugo Ferrari', [{ name: 'Ugo Ferrari', role: 'direttore' }]],
    ['pl', 'Moja siostra Ania robi dekoracje', [{ name: 'Ania', role: 'siostra', note: 'robi dekoracje' }]],
    [
      'ja',
      '妻の由美子が和菓子を作っています',
      [{ name: '由美子', role: '妻', note: '和菓子を作っています' }],
    ],
    ['ar', 'أختي سمر تطبخ الحلويات', [{ name: 'سمر', role: 'أختي', note: 'تطبخ الحلويات' }]],
  ])('%s: %s', (language, text, expected) => {
    expect(peopleTold(text, words(language))).toEqual(expected);
  });

  it.each([
    'My sister Hannah is our groomer and I do the puppies',
    'Our Sunday Market runs all year',
    'My grandmother opened this café in 1956',
  ])('are not read where a sentence tells of others too, or of none: %s', (text) => {
    expect(peopleTold(text, words('en'))).toBeUndefined();
  });
});

describe('what is on', () => {
  it.each([
    [
      'en',
      "There's an open evening on Thursday 12 November at 7 pm, entry is free",
      { title: 'open evening', date: 'Thursday 12 November', time: '7 pm', note: 'entry is free' },
    ],
    [
      'de',
      'Am 14. März um 10 Uhr findet ein Schnuppertag am Fluss statt',
      { title: 'Schnuppertag am Fluss', date: '14. März', time: '10 Uhr' },
    ],
    [
      'es',
      'El sábado 9 de mayo a las 10 hay una salida en grupo, es gratis',
      { title: 'salida en grupo', date: 'sábado 9 de mayo', time: 'a las 10', note: 'es gratis' },
    ],
    [
      'en',
      "The summer concert is on 21 June at 7 pm in St Anne's, tickets cost £8",
      { title: 'summer concert', date: '21 June', time: '7 pm', price: 'tickets £8', note: "in St Anne's" },
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(eventTold(text, words(language))).toEqual(expected);
  });

  it.each([
    ['en', 'There was a fire on 3 May and we had to close'],
    ['nl', 'Op 9 mei om 20.15 uur speelt Trio Kwinkslag'],
  ])('is not read where a clause goes on: %s: %s', (language, text) => {
    expect(eventTold(text, words(language))).toBeUndefined();
  });
});

describe('how to reach somebody', () => {
  it.each([
    ['en', 'You can reach us at 030 231 4477 or a@b.example', ['030 231 4477', 'a@b.example']],
    ['de', 'Anrufen können Sie uns unter 0761 55 01 83', ['0761 55 01 83']],
    ['fr', 'Vous pouvez nous appeler au 02 40 55 01 32', ['02 40 55 01 32']],
    ['ja', 'お電話は075-555-0143までお願いします', ['075-555-0143']],
  ])('says nothing else: %s: %s', (language, text, values) => {
    expect(contactSentence(text, values, words(language))).toEqual({});
  });

  it.each([
    ['en', 'Write to a@b.example or ring 0117 496 0123 after 6 pm', '0117 496 0123', 'after 6 pm'],
    [
      'fr',
      'On nous trouve 12 rue des Arts, juste à côté de la poste',
      '12 rue des Arts',
      'juste à côté de la poste',
    ],
    ['en', 'Ring Jean on 0117 496 0123 after 6 pm', '0117 496 0123', 'Jean, after 6 pm'],
  ])('has a note beside it: %s: %s', (language, text, beside, note) => {
    const values = [...new Set([beside, ...(text.includes('@') ? ['a@b.example'] : [])])];
    expect(contactSentence(text, values, words(language))).toEqual({ note: { text: note, beside } });
  });

  it.each([
    ['en', 'Follow us on Facebook or call 0113 496 0187'],
    ['en', 'If you want a stall, call Derek on 0113 496 0187, a pitch costs £15'],
    ['en', 'Call us on 0113 496 0187 and ask for Jo'],
    ['de', 'Ihr erreicht uns unter 0113 496 0187, am besten abends'],
    ['it', 'Telefono 0113 496 0187, chiedete di Marco'],
  ])('is not all that is said: %s: %s', (language, text) => {
    expect(contactSentence(text, ['0113 496 0187'], words(language))).toBeUndefined();
  });
});

it('hours are all that is said, or are not', () => {
  expect(saysOnlyHours("We're open Tuesday to Friday 9 to 18", ['Tuesday to Friday', '9 to 18'])).toBe(true);
  expect(saysOnlyHours('Open Friday 9 to 18 in the old mill', ['Friday', '9 to 18'])).toBe(false);
});

it.each([
  ['en', 'My grandmother opened this café in 1956', true],
  ['es', 'Abrimos en 1978', true],
  ['pl', 'Działamy od 2004 roku', true],
  ['en', 'Room 1956 is closed', false],
])('%s: %s', (language, text, isTold) => {
  expect(isHistory(text, words(language))).toBe(isTold);
});

import { describe, expect, it, test } from 'vitest';
import { planSite } from '../../plan/plan-site.ts';
import { readBrief } from '../read-brief.ts';

const lead = 'A website for our bicycle workshop in Utrecht, it is called Spoke & Chain. ';
const textsOf = ({ details, story }: ReturnType<typeof readBrief>) =>
  [...details, ...story].map(({ text }) => text);
const itemsOf = ({ offer }: ReturnType<typeof readBrief>) =>
  offer.flatMap(({ items }) => items.map(({ name, price }) => [name, price]));

test('the currency of a row is said once, wherever the sentence was cut', () => {
  const brief = readBrief(`${lead}A small service is 45 euro, a big service 95 euro, and a flat tyre 15.`);
  expect(itemsOf(brief)).toEqual([
    ['small service', '45 euro'],
    ['big service', '95 euro'],
    ['flat tyre', '15 euro'],
  ]);
});

test('what is named in one sentence and priced in the next is one thing', () => {
  const brief = readBrief(
    'Eine Näherei namens Wolkenschaf in Bremen. Wir verkaufen Strampler, Mützen und Halstücher. Strampler kosten 39 Euro.',
  );
  expect(itemsOf(brief)).toEqual([
    ['Strampler', '39 Euro'],
    ['Mützen', undefined],
    ['Halstücher', undefined],
  ]);
});

describe('a sentence that no frame fits', () => {
  it.each([
    'Dogs are welcome, they cost £20 extra',
    'My sister Hannah is our mechanic and I do the wheels',
    'Check-in is from 4 pm, check-out by 10 am',
  ])('stays whole: %s', (text) => {
    const brief = readBrief(`${lead}${text}.`);
    expect(textsOf(brief)).toContain(text);
    expect([itemsOf(brief), brief.people, brief.events]).toEqual([[], [], []]);
  });
});

describe('what is shown elsewhere', () => {
  it.each([
    'You can reach us at 030 231 4477 or hello@spoke.example',
    'Call Jo on 0113 496 0187 after 6 pm',
    "We're open Tuesday to Friday 9 to 18 and Saturday 10 to 16",
    'We are open from Monday to Saturday, 8.30 to 5.30, closed on bank holidays',
    'The workshop opens Wednesday to Friday 10 till 4, or by appointment',
  ])('is not printed again, and counts as shown: %s', (text) => {
    const brief = readBrief(`${lead}${text}.`);
    expect(textsOf(brief)).toEqual([]);
    const { statements } = planSite(brief, '1');
    expect(statements.find((statement) => statement.text === text)?.outcome?.became).toBe('on_page');
  });

  it('is said to be so in other languages', () => {
    const brief = readBrief(
      'Eine Bäckerei namens Krume in Kiel. Anrufen können Sie uns unter 0761 55 01 83 oder schreiben Sie an hallo@krume.example.',
    );
    const { statements } = planSite(brief, '1');
    expect(statements.at(-1)?.outcome?.became).toBe('on_page');
  });
});

describe('hours', () => {
  it.each([
    ['We are open every day except Monday from 8 to 18.', [['every day except Monday', '8 to 18']]],
    ['Open daily 9 to 5 except Sundays.', [['daily', '9 to 5 except Sundays']]],
    [
      'Open Wednesday to Friday 10 till 4, or by appointment.',
      [['Wednesday to Friday', '10 till 4, or by appointment']],
    ],
    [
      'Abrimos de miércoles a domingo de 12 a 16, los lunes cerramos.',
      [
        ['miércoles a domingo', '12 a 16'],
        ['lunes', 'cerramos'],
      ],
    ],
    [
      'La bottega è aperta dal lunedì al venerdì dalle 8 alle 18, il sabato su appuntamento.',
      [
        ['lunedì al venerdì', '8 alle 18'],
        ['sabato', 'su appuntamento'],
      ],
    ],
    [
      'We zijn open van dinsdag tot en met zaterdag van 9 tot 17.30 uur, op donderdag tot 21 uur.',
      [
        ['dinsdag tot en met zaterdag', '9 tot 17.30 uur'],
        ['donderdag', 'tot 21 uur'],
      ],
    ],
    [
      'Jesteśmy czynni od poniedziałku do piątku od 9 do 18, w soboty do 14.',
      [
        ['poniedziałku do piątku', '9 do 18'],
        ['soboty', 'do 14'],
      ],
    ],
    [
      'Wir haben von April bis Oktober täglich von 9 bis 18 Uhr geöffnet.',
      [['April bis Oktober täglich', '9 bis 18 Uhr']],
    ],
    [
      '营业时间周二到周日11:00到21:00，周一休息。',
      [
        ['周二到周日', '11:00到21:00'],
        ['周一', '休息'],
      ],
    ],
  ])('are whole lines: %s', (text, lines) => {
    expect(readBrief(`Lumen. ${text}`).hours.map(({ days, times }) => [days, times])).toEqual(lines);
  });
});

describe('ways to reach somebody', () => {
  it.each([
    ['Puedes reservar en el 956 21 40 87.', 'phone', '956 21 40 87'],
    ['Os alunos podem marcar pelo 239 014 882.', 'phone', '239 014 882'],
    ['お電話は075-555-0143までお願いします。', 'phone', '075-555-0143'],
    ['Sie finden uns in der Gerberau 12.', 'address', 'Gerberau 12'],
    ['地址在锦江区书院街12号。', 'address', '锦江区书院街12号'],
  ])('are found by what is said around them: %s', (text, kind, value) => {
    const { contacts } = readBrief(`Lumen. ${text}`);
    expect(contacts.map((contact) => [contact.kind, contact.value])).toContainEqual([kind, value]);
  });

  it('are asked for by nobody who only finds', () => {
    expect(textsOf(readBrief('Ein Verleih namens Nordrad in Husum. Ihr findet uns am Hafen.'))).toEqual([
      'Ihr findet uns am Hafen',
    ]);
  });
});

it('a tale that begins with somebody stays a tale', () => {
  const brief = readBrief(
    'A mill called The Old Wheel. My grandfather Albert bought it in 1936 with the money he had won at cards.',
  );
  expect(brief.people).toEqual([]);
});

it('who says their first name is a person', () => {
  const { people } = readBrief(
    "My name is Andrew and I rent out a cottage in the Lake District, it's called Beck Cottage. It sleeps six.",
  );
  expect(people.map(({ name }) => name)).toEqual(['Andrew']);
});

it('a first word is no name', () => {
  expect(
    readBrief('Una gelateria che si chiama Nuvola a Lecce. Usiamo solo latte del Salento.').people,
  ).toEqual([]);
});

test('a person between commas is one, however the sentence was cut', () => {
  const brief = readBrief(
    'We need something for our climbing gear shop in Innsbruck called Karabiner. ' +
      'Franz, my business partner, runs the workshop and sharpens edges while you wait.',
  );
  expect(brief.people.map(({ from: _, ...person }) => person)).toEqual([
    { name: 'Franz', role: 'business partner', note: 'runs the workshop and sharpens edges while you wait' },
  ]);
});

test('a number ends a sentence, whatever the next begins with', () => {
  const brief = readBrief(
    'Un bar de tapas en Cádiz que se llama La Marea. Una caña cuesta 1,80 euros y el atún 12. Mi hermana Rocío es la cocinera.',
  );
  expect(itemsOf(brief)).toEqual([
    ['caña', '1,80 euros'],
    ['atún', '12 euros'],
  ]);
  expect(brief.people.map(({ name }) => name)).toEqual(['Rocío']);
});

test('hours beside an address are no label of it, and a messenger is one of its number', () => {
  const { contacts, hours } = readBrief(
    'Boulangerie Le Pain Doré à Nantes, 12 rue Crébillon, ouverte du mardi au samedi 7h-19h.',
  );
  expect(contacts).toMatchObject([{ kind: 'address', value: '12 rue Crébillon' }]);
  expect(contacts[0]).not.toHaveProperty('label');
  expect(hours).toMatchObject([{ times: '7h-19h' }]);
  const cakes = readBrief("Marta's Cakes in Leeds. Message us on WhatsApp 07700 900123.");
  expect(cakes.contacts).toMatchObject([{ kind: 'phone', label: 'WhatsApp' }]);
});

import { describe, expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';

const lead = 'A joinery called Plane & Tenon in Otley. ';
const textsOf = (prompt: string) => readBrief(prompt).statements.map(({ text }) => text);
/** All that the fields of a brief hold, without the statements. */
const read = (prompt: string) => {
  const { statements: _, ...fields } = readBrief(prompt);
  return JSON.stringify(fields);
};

describe('a sentence of running text', () => {
  test.each([
    'We plane every board by hand, oil it twice, and leave it a week in the loft, where it is dry',
    'There were forty of them, my uncle counted',
    'A bench takes about three weeks, more in spring, because everybody wants one then',
  ])('stays whole where its pieces say nothing by themselves: %s', (sentence) => {
    expect(textsOf(`${lead}${sentence}. We are on Mill Lane.`)).toContain(sentence);
  });

  test.each([
    [
      'Cabin in Lofoten to rent, sleeps six, 95 € per night, dogs welcome, enquiry form',
      ['sleeps six', '95 € per night', 'dogs welcome', 'enquiry form'],
    ],
    [
      'Fahrradwerkstatt in Graz, Mo bis Fr 9-18 Uhr, Telefon 0316 555 010, keine E-Bikes',
      ['Mo bis Fr 9-18 Uhr', 'Telefon 0316 555 010', 'keine E-Bikes'],
    ],
  ])('is cut where it is catchwords beside what the site is of: %s', (prompt, pieces) => {
    expect(textsOf(prompt).slice(1)).toEqual(pieces);
  });

  test('stays whole beside that, where a piece hangs on another', () => {
    const told = 'which my uncle built in spring, because he had the wood';
    expect(textsOf(`A cabin in Lofoten, ${told}.`).join(' / ')).toContain(told);
  });

  test('does not take in what the maker is told behind a fact', () => {
    const texts = textsOf(`${lead}Delivery is free in Leeds, because I want that on the home page.`);
    expect(texts.some((text) => text.includes('Delivery') && text.includes('home page'))).toBe(false);
  });

  test('is cut before the name of a function, which is asked for whatever stands beside it', () => {
    const { functions, statements } = readBrief(
      'Ferienhaus in Zinnowitz für 6 Personen, 110 € pro Nacht, Hunde erlaubt, Anfrageformular',
    );
    expect(functions.map(({ type }) => type)).toEqual(['form']);
    expect(statements.at(-1)).toMatchObject({ text: 'Anfrageformular', class: 'function_wish' });
  });

  test('is cut where it is a list of things with their prices', () => {
    const { offer } = readBrief(`${lead}Stool £45, bench £180, kitchen table £640.`);
    expect(offer.flatMap(({ items }) => items.map(({ name, price }) => `${name} ${price}`))).toEqual(
      ['Stool £45', 'Bench £180', 'Kitchen table £640'].map((text, at) =>
        at === 0 ? text : text.charAt(0).toLowerCase() + text.slice(1),
      ),
    );
  });

  test('is cut where it is a list of wishes, however unsure its short names are', () => {
    const texts = textsOf('A yoga studio called Tide in Hull. Timetable, teachers, class signup.');
    expect(texts).toEqual(expect.arrayContaining(['Timetable', 'teachers', 'class signup']));
  });

  test('is cut between what visitors read and what the maker is asked for', () => {
    const { statements } = readBrief(`${lead}Delivery is free in Leeds, and please add a contact form.`);
    expect(statements.map(({ class: name }) => name)).toEqual(expect.arrayContaining(['function_wish']));
    expect(read(`${lead}Delivery is free in Leeds, and please add a contact form.`)).not.toContain('please');
  });
});

describe('what somebody is said to say', () => {
  test.each([
    [`${lead}My wife says that we do not take on wicker.`, 'My wife'],
    ['Eine Tischlerei namens Hobelbank in Kiel. Meine Frau sagt, wir reparieren auch Stühle.', 'Meine Frau'],
    ['Una sastrería llamada Ojal en Soria. Mi socia dice que arreglamos cremalleras.', 'Mi socia'],
  ])('has no person in it: %s', (prompt, speaker) => {
    expect(readBrief(prompt).people).toEqual([]);
    expect(read(prompt)).not.toContain(speaker);
  });

  test('is no event that takes place', () => {
    const text = read('Chor Nordwind in Kiel. Die Lesung findet am 4. Mai im Rathaus statt.');
    expect(text).toContain('Lesung');
  });

  test('keeps its speaker where it is quoted', () => {
    expect(read(`${lead}My first customer says: "The drawer still runs after nine years."`)).toContain(
      'nine years',
    );
  });
});

describe('who corrects themselves while speaking', () => {
  test.each([
    [`${lead}A stool is £40, no, sorry, £45 now.`, '£45', '£40'],
    [`${lead}Stool £40, bench £160, no, bench £180.`, '£180', '£160'],
    [
      'Eine Tischlerei namens Hobelbank. Ein Hocker kostet 60 Euro. Nee, warte, ab Januar sind es 72 Euro.',
      '72',
      '60',
    ],
    [
      'Een timmerman genaamd Schaaf. Een kruk kost 40 euro. Nee wacht, vanaf maart is dat 45 euro.',
      '45',
      '40',
    ],
  ])('means what they say last: %s', (prompt, meant, slip) => {
    expect(read(prompt)).toContain(meant);
    expect(read(prompt)).not.toContain(slip);
  });

  test('corrects nothing by what comes on top', () => {
    const text = read(`${lead}A stool is £40. Sorry, also £5 for linseed wax.`);
    for (const price of ['£40', '£5']) expect(text).toContain(price);
  });
});

test.each([
  [
    "Une boulangerie à Beaune nommée Levain. Ma mère insiste pour qu'on mette une liste de cadeaux, nous on préfère une cagnotte.",
    'cagnotte',
  ],
  [
    'Fietsenmaker Van Dam in Delft. Mijn zoon vindt dat er een webshop moet komen maar dat doen we niet.',
    'webshop',
  ],
  ['A joinery called Plane & Tenon in Otley. My brother thinks that we should do a podcast.', 'podcast'],
])('what a relation thinks is not told without who thinks so: %s', (prompt, word) => {
  const { story, details, offer } = readBrief(prompt);
  expect(JSON.stringify([story, details, offer])).not.toContain(word);
});

test('a tale under its own title stays a tale, in its order', () => {
  const title = 'How the mill came to us';
  const tale = [
    'When I was nine my uncle bought a mill that had no roof',
    'There were forty beams in the river, he counted',
    'Nobody thought that he would ever lift one of them',
    'He dried them for two winters and then he built the loft',
  ];
  const { story } = readBrief(`${lead}\n\n${title}\n\n${tale.join('. ')}.`);
  expect(story.map(({ text }) => text)).toEqual([title, ...tale]);
});

test('a prompt without full stops keeps its facts apart from what is said to the maker', () => {
  const { offer, name } = readBrief(
    'hola buenas quiero una pagina para mi puesto de arepas en valencia se llama la flaca vendemos arepa reina pepiada 6 euros, ' +
      'pabellon 7, la vegana 6,50 y jugo de parchita 3 estamos en el mercado de martes a sabado de 12 a 16 mi hermano dice que ' +
      'pongamos un mapa y que sea todo amarillo y no quiero que parezca una cadena el presupuesto es poco y lo necesito antes de agosto',
  );
  expect(name?.value).toBe('La Flaca');
  const prices = offer.flatMap(({ items }) => items.map(({ price }) => price));
  expect(prices).toEqual(['6 euros', '7 euros', '6,50 euros', '3 euros']);
  expect(JSON.stringify(offer)).not.toMatch(/hermano|presupuesto|cadena/u);
});

test('what sounds like background in a tale under its title is told', () => {
  const { story, sections } = readBrief(
    'A choir called Low Barn.\n\nWho we are\n\nWe are four people who met in a choir in the winter of a long year. ' +
      'We sing in the barn because it is warm there and nobody minds. We never learnt to read music and do not plan to.',
  );
  expect(story.map(({ text }) => text)).toContain('We never learnt to read music and do not plan to');
  expect(sections.map(({ title }) => title)).toEqual(['Who we are']);
});

test.each([
  [
    'Fix It Hull, a repair cafe. Bring anything you can carry, toasters, lamps, jeans with holes.',
    'Bring anything you can carry, toasters, lamps, jeans with holes',
  ],
  [
    'Fernhill is a campsite in Powys. There are hot showers, a washing-up shed and a very nosy donkey.',
    'There are hot showers, a washing-up shed and a very nosy donkey',
  ],
])('what visitors are told is not torn at its commas: %s', (prompt, sentence) => {
  expect(readBrief(prompt).statements.map(({ text }) => text)).toContain(sentence);
});

import { describe, expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const names = ['Hearth & Rye', 'Kestrel', 'Blue Door Dental', 'Ondine Swim Club'];
const patterns = [
  (name: string) => `A website for ${name}, a small bakery in Leeds.`,
  (name: string) => `${name} is a bakery in Leeds. We need a one-page site.`,
  (name: string) => `Landing page for "${name}". Opening hours and a contact form.`,
  (name: string) => `# ${name}\n\n- Menu\n- Opening hours`,
  (name: string) => `name: ${name}\ntype: bakery\nsections: menu, contact`,
  (name: string) => `Make a site for a bakery called ${name}, with a menu and a map.`,
  (name: string) => `Eine Website für ${name}, eine kleine Bäckerei in Köln.`,
  (name: string) => `Una web para la panadería «${name}» en Cádiz.`,
];

describe.each(patterns.map((pattern) => [pattern('…'), pattern] as const))('%s', (_, pattern) => {
  test.each(names)('is the site of %s', (name) => {
    expect(readBrief(pattern(name)).name?.value).toBe(name);
  });
});

test.each([
  'A site for a plumber in Leeds. The button says "Call me now". Colours #ff8800 and navy.',
  'Something modern. Thursday 19 March is the deadline.',
])('what is wished for is no name: %s', (prompt) => {
  expect(readBrief(prompt).name).toBeUndefined();
});

test.each([
  ['Website for a yarn shop', 'shop'],
  ['plumber landing page', 'plumber'],
  ['Una web para una panadería en Cádiz', 'bakery'],
  ['Seite für eine Anwaltskanzlei in Bonn', 'law'],
])('%s is of the type its head noun names', (prompt, type) => {
  expect(readBrief(prompt).siteType.value.id).toBe(type);
});

test('a service is sure only with the word before it', () => {
  expect(readBrief('We launch Relay, a webhook delivery service.').siteType.sureness).toBeLessThan(0.6);
});

test('where only a part of the noun is known, the type is not sure', () => {
  expect(readBrief('A website for a scrap yard').siteType.sureness).toBeLessThan(0.6);
});

const contacts = 'Our address is 14 Mill Lane, Bath. Phone 01632 960 123, or write to hello@kiln.example.';

test('contacts are what was written, and a house number is no part of a telephone number', () => {
  const found = readBrief(`A site for Kiln. ${contacts}`).contacts.map(({ kind, value }) => [kind, value]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['phone', '01632 960 123'],
      ['email', 'hello@kiln.example'],
      ['address', '14 Mill Lane, Bath'],
    ]),
  );
  expect(found).toHaveLength(3);
});

test.each(['Founded in 1998 - 2004.', 'Order 4711 0815 2342.', 'Only 1,200 € a month.', 'On 2026-03-12.'])(
  'is no telephone number: %s',
  (text) => {
    expect(readBrief(`A site for a bakery. ${text}`).contacts).toEqual([]);
  },
);

test('opening hours are lines, and the hours of a class are none', () => {
  const { hours } = readBrief(
    'Café in Bonn. Öffnungszeiten Di–So 9–18 Uhr, montags Ruhetag. Yogakurs donnerstags 19 Uhr.',
  );
  expect(hours.map(({ days, times }) => `${days} ${times}`)).toEqual(['Di–So 9–18 Uhr', 'montags Ruhetag']);
});

test('a colour has the role that is written beside it', () => {
  const { colours } = readBrief(
    'A site for a bakery. Colours: #f4efe6 background, #2f2a26 text, #a4573a accent.',
  ).design;
  expect(colours.map(({ css, role }) => [css, role])).toEqual([
    ['#f4efe6', 'background'],
    ['#2f2a26', 'text'],
    ['#a4573a', 'accent'],
  ]);
});

test('a switch to a dark theme asks for no dark site', () => {
  expect(readBrief('A site for a bakery with a dark mode switch.').design.theme).toBeUndefined();
  expect(readBrief('A site for a bakery. Dark theme.').design.theme?.value).toBe('dark');
});

test('a form has the fields it is asked for, and a choice its options', () => {
  const { functions } = readBrief(
    'A site for a wedding. An RSVP form with name, e-mail and meal choice (meat, fish, vegan).',
  );
  expect(functions).toContainEqual(
    expect.objectContaining({ type: 'form', options: ['name', 'e-mail', 'meal choice (meat, fish, vegan)'] }),
  );
});

test.each([
  ['A bilingual site for a bakery in English and Spanish.', ['en', 'es']],
  ['Make the site in French, for a bakery in Leeds called Hearth.', ['fr']],
  ['A site for a Spanish restaurant in Leeds with Italian wines.', ['en']],
  [
    'Eine Brauerei in Bamberg namens Hopfenstern, wir bräuchten eine Webseite, bitte auf Englisch. Bier 4 Euro.',
    ['en'],
  ],
  ['Eine englischsprachige Website für unsere Surfschule Welle 7 auf Sylt.', ['en']],
  ['Potrzebuję strony po angielsku dla mojego pensjonatu w Zakopanem. Nazywa się Pod Limbą.', ['en']],
  ['Ik wil een site in het Engels voor mijn fietsverhuur Wielen in Gent. Fiets 12 euro.', ['en']],
  ['أريد موقعًا بالإنجليزية لمخبزي في إربد اسمه سنابل.', ['en']],
  ['京都の金継ぎ教室です。英語でも読めるようにお願いします。体験は5,500円です。', ['ja', 'en']],
  ['山形の温泉旅館「月待庵」です。英語への切り替えボタンもあると助かります。', ['ja', 'en']],
  ['京都の英語教室です。英語の読み方を教えます。月謝は8,000円です。', ['ja']],
  ['Guided walks in German and Dutch around Delft, called Vermeer Walks. Website in English please.', ['en']],
  [
    'Wir unterrichten Englisch in Kiel. Die Sprachschule heißt Babel. Kurse auf Englisch kosten 80 Euro.',
    ['de'],
  ],
])('%s', (prompt, languages) => {
  expect(readBrief(prompt).languages.value).toEqual(languages);
});

describe('languages', () => {
  test.each([
    ['Welsh lessons in Hull. Languages: Welsh and English. Teacher is Carys Probert.', 'Welsh and English'],
    ['A choir called Larch. Languages: we sing in English, Latin and Welsh.', 'Latin and Welsh'],
    ['Portfolio of Ana Voss. Languages: Arabic (native), Dutch (B2)', 'Dutch (B2)'],
  ])('that somebody speaks are no setting of the site: %s', (prompt, told) => {
    const { languages, details, story } = readBrief(prompt);
    expect(languages.value).toEqual(['en']);
    expect(JSON.stringify([details, story])).toContain(told);
  });

  test('that nothing else speaks of are', () => {
    expect(readBrief('A hotel called Larch. Languages: English and German.').languages.value).toEqual([
      'en',
      'de',
    ]);
  });
});

test.each([
  [
    'A forge called Anvil. Address: The Old Forge, Mill Lane, Ludlow SY8 1PQ. Tel 01584 555 012. Email f@anvil.example.',
    'The Old Forge, Mill Lane, Ludlow SY8 1PQ',
  ],
  [
    'Kita Zwergenland in Erlangen. Adresse: Gartenstr. 8, 91054 Erlangen, Tel. 09131 555 210, info@zwerg.example.',
    'Gartenstr. 8, 91054 Erlangen',
  ],
])('an address is one, and no other way to reach somebody is part of it: %s', (prompt, address) => {
  const { contacts } = readBrief(prompt);
  expect(contacts.filter(({ kind }) => kind === 'address').map(({ value }) => value)).toEqual([address]);
  expect(contacts.find(({ kind }) => kind === 'phone')?.label).toBeUndefined();
});

test.each([
  'CV of Jonas Weber, developer in Leipzig. Experience: 2019–today Engineer at Kraft. Skills: Go, SQL. Languages: German, English.',
  'Lebenslauf von Ida Brandt, Köchin. Berufserfahrung: 2015–heute Küchenchefin, Hotel Adler. Sprachen: Deutsch, Englisch.',
])('the languages that somebody speaks are not those of their site: %s', (prompt) => {
  const { languages, details, statements } = readBrief(prompt);
  expect(languages.value).toHaveLength(1);
  expect(statements.find(({ key }) => /^(?:languages|sprachen)$/iu.test(key ?? ''))?.class).toBe('fact');
  expect(JSON.stringify(details)).toMatch(/English|Englisch/u);
});

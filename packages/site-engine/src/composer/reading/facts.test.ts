import { describe, expect, test } from 'vitest';
import { readFacts as read } from './facts.ts';
import { tablesFor } from './word-tables.ts';

const readFacts = (prompt: string, language = 'en') => read(prompt, tablesFor(language));

test.each([
  ['call 0117 496 0144 today', '0117 496 0144'],
  ['Phone: +351 210 000 112', '+351 210 000 112'],
  ['(512) 555-0147', '(512) 555-0147'],
  ['Reservas 981 555 014', '981 555 014'],
  ['Notdienst 06032 555 44', '06032 555 44'],
  ['Encomendas pelo (24) 95555-0118', '(24) 95555-0118'],
  ['RDV au 01 42 55 01 39', '01 42 55 01 39'],
])('telephone in: %s', (prompt, phone) => {
  expect(readFacts(prompt).phone).toBe(phone);
});

test('a price or a year is no telephone number', () => {
  expect(readFacts('since 2019, €1200 a year').phone).toBeUndefined();
});

test('e-mail', () => {
  expect(readFacts('Write to hello@wick.example.').email).toBe('hello@wick.example');
});

test.each([
  ['at 14 Alder Row, Bristol', '14 Alder Row, Bristol'],
  ['Rua da Graça 112, Lisboa.', 'Rua da Graça 112, Lisboa'],
  ['find us at 9b Mill lane', '9b Mill lane'],
  ['samedi 10h-12h, 4 rue du Bois. FAQ', '4 rue du Bois'],
  ["3 Fern Parade, Hull. We're open", '3 Fern Parade, Hull'],
  ['twelve rooms from €140, a quiet place by the bay', undefined],
  ['12 dishes, a good way to eat', undefined],
])('address in: %s', (prompt, address) => {
  expect(readFacts(prompt).address).toBe(address);
});

test('opening hours as they were typed', () => {
  expect(readFacts('Open Wed to Sun 8:00-15:00, Mon closed').hours).toEqual([
    'Wed to Sun 8:00-15:00',
    'Mon closed',
  ]);
});

test.each(['20-22 June 2027', '12 June 2027', 'June 12, 2027'])('date %s', (date) => {
  expect(readFacts(`a wedding, ${date}, in Sintra`).date).toBe(date);
});

test.each([
  [
    '“They asked, then drew.” — Els Maes, Plantin Museum. No',
    [['They asked, then drew.', 'Els Maes, Plantin Museum']],
  ],
  ['Customer said: "She saved my book" (J. Ferraro). Repairs', [['She saved my book', 'J. Ferraro']]],
  ['Quote: “Neat and quick.” — D. Patel, Wroughton', [['Neat and quick.', 'D. Patel, Wroughton']]],
  ['button “Book a table now” and menu', []],
])('words of others in: %s', (prompt, quotes) => {
  expect(readFacts(prompt).quotes.map(({ text, by }) => [text, by])).toEqual(quotes);
});

test('a quoted sentence with its speaker, but not a quoted name', () => {
  expect(readFacts('Called "Blue Door". "The best cup I have had in years" - Maria').quotes).toEqual([
    { text: 'The best cup I have had in years', by: 'Maria' },
  ]);
});

describe('items', () => {
  const items = (prompt: string) => readFacts(prompt).items;

  test.each([
    [
      'Menu: sourdough loaf (€4.80), pastel de nata (€1.60)',
      [
        { name: 'Sourdough loaf', price: '€4.80' },
        { name: 'Pastel de nata', price: '€1.60' },
      ],
    ],
    [
      'pricing ($0/month Solo, $19/month Team)',
      [
        { name: 'Solo', price: '$0/month' },
        { name: 'Team', price: '$19/month' },
      ],
    ],
    [
      'tickets (One night €39, Under 18 €19)',
      [
        { name: 'One night', price: '€39' },
        { name: 'Under 18', price: '€19' },
      ],
    ],
    [
      'We offer haircuts, shaves and beard trims.',
      [{ name: 'Haircuts' }, { name: 'Shaves' }, { name: 'Beard trims' }],
    ],
    ['Work:\n- Brand identity\n- Book covers', [{ name: 'Brand identity' }, { name: 'Book covers' }]],
  ])('%s', (prompt, expected) => {
    expect(items(prompt)).toEqual(expected);
  });

  test('a list of sections is no list of items', () => {
    expect(items('features: pricing section, contact form, FAQ')).toEqual([]);
  });
});

test.each([
  ['Hours Mon-Fri 8:30-17:30.', ['Mon-Fri 8:30-17:30']],
  ['Öffnungszeiten: Mo–Fr 7:00–18:00, Sa 7:00–13:00', ['Mo–Fr 7:00–18:00', 'Sa 7:00–13:00']],
  ['Horario: lunes a viernes de 9:00 a 20:00', ['lunes a viernes de 9:00 a 20:00']],
  ['Horaires du mardi au samedi, 9h-19h', ['mardi au samedi, 9h-19h']],
  ['messes : samedi 18h30, dimanche 10h30', ['samedi 18h30', 'dimanche 10h30']],
  ['orari: lun-ven 9:00-13:00', ['lun-ven 9:00-13:00']],
  ['opening hours 8am-4pm every day', ['8am-4pm every day']],
  ['Dinners on Monday and Friday at 18:30', ['Monday and Friday at 18:30']],
  ['営業時間 9:00〜18:00、水曜定休', ['9:00〜18:00', '水曜定休']],
  ['営業時間は11:30〜21:00です', ['11:30〜21:00']],
  ['火〜日 17:00-23:00', ['火〜日 17:00-23:00']],
  ['金・土・日の11時〜17時に営業', ['金・土・日の11時〜17時']],
  ['Hours M-F 7am-5pm, Sat by appointment', ['M-F 7am-5pm', 'Sat by appointment']],
  ['ma t/m vr 8.30-17.30', ['ma t/m vr 8.30-17.30']],
  ['ogni giovedì alle 21, incontri', ['giovedì alle 21']],
  ['Open most days 10am to 8pm', ['10am to 8pm']],
  ['Godziny: pon-pt 8:00-20:00', ['pon-pt 8:00-20:00']],
  ['Öppet ons–sön 8–16', ['ons–sön 8–16']],
])('opening hours in: %s', (prompt, hours) => {
  expect(readFacts(prompt).hours).toEqual(hours);
});

test.each([
  ['Menú: tortilla 4,50 €, caña 2 €', ['Tortilla 4,50 €', 'Caña 2 €']],
  ['preços: manicure R$ 45, gel R$ 1.120', ['Manicure R$ 45', 'Gel R$ 1.120']],
  ['Half day ₦350,000, Full day ₦600,000', ['Half day ₦350,000', 'Full day ₦600,000']],
  ['Panels from 4200 kr, survey 950 kr', ['Panels 4200 kr', 'Survey 950 kr']],
  ['メニュー:コーヒー 550円、プリン 480円', ['コーヒー 550円', 'プリン 480円']],
  ['haircut 22, beard trim 14, shave 26 (pounds)', ['Haircut 22', 'Beard trim 14', 'Shave 26']],
  ['Hobby free, Pro $20/mo', ['Hobby free', 'Pro $20/mo']],
  ['Ona, Vigo. baño y corte 32€, solo baño 20€', ['Baño y corte 32€', 'Solo baño 20€']],
  ['wool at £9 and rugs at £85', ['Wool £9', 'Rugs £85']],
  ['メニュー：チキン 1,200円、月謝7,000円から', ['チキン 1,200円', '月謝 7,000円']],
  ['wool £9 a skein and fleeces £25 each', ['Wool £9 a skein', 'Fleeces £25']],
  ['panels $8 per panel, visit NZ$75', ['Panels $8 per panel', 'Visit NZ$75']],
  ['Marmita P R$ 18, M R$ 22', ['Marmita P R$ 18', 'M R$ 22']],
  ['Preise: Basis 39 €/Monat, Plus 79 €/Monat', ['Basis 39 €/Monat', 'Plus 79 €/Monat']],
])('prices in: %s', (prompt, expected) => {
  expect(readFacts(prompt).items.map(({ name, price }) => `${name} ${price}`)).toEqual(expected);
});

test.each([
  ['Line-up: Kettle Static, Ana Vortex, DJ Par', ['Kettle Static', 'Ana Vortex', 'DJ Par']],
  ['books: The Clerk, Low Water; about, events', ['The Clerk', 'Low Water']],
  ['Law firm Wray, Leeds: wills, conveyancing, family law.', ['Wills', 'Conveyancing', 'Family law']],
  ['Leistungen: Klasse B, Motorrad, Anhänger. Preise', ['Klasse B', 'Motorrad', 'Anhänger']],
  ['plumber. boilers, leaks, bathrooms. call out £75', ['Call out', 'Boilers', 'Leaks', 'Bathrooms']],
  ['2023-now: Orbit Health; 2019-2023: Banklet', ['Orbit Health', 'Banklet']],
  ['Talks: "Saying no", "Metrics that lie".', ['Saying no', 'Metrics that lie']],
  ['Experience: Ferrox AG 2019-2024, Alpenbank 2015-2019', ['Ferrox AG', 'Alpenbank']],
  ['Services - berth planning, tariff reviews', ['Berth planning', 'Tariff reviews']],
  ['Optician. Eye tests, frames, contact lenses.', ['Eye tests', 'Frames', 'Contact lenses']],
  ['priorities: buses, library hours, parks', ['Buses', 'Library hours', 'Parks']],
  ['- Company: Ridge\n- Services: slates, gutters\n- Phone 218 555 0190', ['Slates', 'Gutters']],
  ['Bonjour, je suis Ana, sophrologue à Brest', []],
  ['Classes: Kids Saturday 9:30, Squad Thursday 17:00', []],
  ['Sections: rooms, gallery, booking', []],
  ['Colours: red, green, blue', []],
  ['warm, quiet, simple', []],
  ['What we do: we collect food, and they cook it, in the hall', []],
  ['Answers: is it safe, do I have to pay, can I come', []],
  [
    'What it does:\n- says what you can spend\n- files your taxes',
    ['Says what you can spend', 'Files your taxes'],
  ],
])('what is offered in: %s', (prompt, names) => {
  expect(readFacts(prompt).items.map(({ name }) => name)).toEqual(names);
});

test.each([
  [
    'Team: Dr Priya Nair (dentist), Tom Ashby (hygienist)',
    ['Dr Priya Nair: dentist', 'Tom Ashby: hygienist'],
  ],
  ['artists: Sanna Berg, Milo Varga. Booking', ['Sanna Berg: ', 'Milo Varga: ']],
  ['mentors (Ada Lind, Bo Wu)', ['Ada Lind: ', 'Bo Wu: ']],
  ['the makers: Odile Brun (design), Ravi Menon (art)', ['Odile Brun: design', 'Ravi Menon: art']],
  ['committee: Pat Shaw chair, Lew Kemp treasurer', ['Pat Shaw: chair', 'Lew Kemp: treasurer']],
  ['who lives here: Femke, Noa and Jip', ['Femke: ', 'Noa: ', 'Jip: ']],
  ['hosts Mina Oka and Jules Lau talk', ['Mina Oka: host', 'Jules Lau: host']],
  ['Two of us, Ruth Ade and Cal Boyd, run a gym', ['Ruth Ade: ', 'Cal Boyd: ']],
  ['a course by baker Hal Nys', ['Hal Nys: baker']],
  ['المعلمون: سعيد بناني، هدى العلوي', ['سعيد بناني: ', 'هدى العلوي: ']],
  ['Coach House Inn, rooms', []],
  ['the team is small, founded in Rome', []],
])('people in: %s', (prompt, people) => {
  expect(readFacts(prompt).people.map(({ name, role = '' }) => `${name}: ${role}`)).toEqual(people);
});

test.each([
  ['tour dates: 4 Oct Leeds, 6 Oct York', ['4 Oct Leeds', '6 Oct York']],
  ['Weekly timetable: Monday 18:00 Hatha, Saturday 10:00 Yin.', ['Monday 18:00 Hatha', 'Saturday 10:00 Yin']],
  [
    'This season: "The Salt Line" 3-14 Nov, "Small Hours" 1-5 Dec.',
    ['3-14 Nov The Salt Line', '1-5 Dec Small Hours'],
  ],
  ['Departures: 07:40, 09:15', ['07:40 Departures', '09:15 Departures']],
  ['Termine: 12.11. Porgy, 3.12. Theater Akzent', ['12.11. Porgy', '3.12. Theater Akzent']],
  [
    'dates for seed swap (Sat 6 Feb 11am) and open day (Sun 13 June 2pm)',
    ['Sat 6 Feb 11am Seed swap', 'Sun 13 June 2pm Open day'],
  ],
  ['dates 3 Dec, 7 Jan, 4 Feb. free', ['3 Dec Dates', '7 Jan Dates', '4 Feb Dates']],
  ['Where to find us: mardi quai Nord, jeudi place du Port', ['mardi Quai Nord', 'jeudi Place du Port']],
  ['Hours: Monday 9-17, Tuesday 9-17', []],
  ['Godziny: pon-pt 9-19, sob 9-14', []],
  ['ライブ:11月3日 下北沢、12月12日 吉祥寺', ['11月3日 下北沢', '12月12日 吉祥寺']],
  ['Menu: bread €3, cake €4', []],
])('what happens when in: %s', (prompt, happenings) => {
  expect(readFacts(prompt).happenings.map(({ when, what }) => `${when} ${what}`)).toEqual(happenings);
});

test.each([
  ['Five rooms, from €190 a night', 'from €190 a night'],
  ['what it costs (85 euro per session)', '85 euro per session'],
  ['Menu: bread €3, cake €4', undefined],
  ['7 days, 1,150 EUR, or from €190 a night', '1,150 EUR, from €190 a night'],
])('a price of nothing named in: %s', (prompt, price) => {
  expect(readFacts(prompt).price).toBe(price);
});

test.each([
  ['doors 19:30', ['doors 19:30']],
  ['Friday at 18:30, the kitchen opens at 16:00', ['kitchen opens at 16:00']],
  ['escape room, 60 minutes, 2-6 players', ['60 minutes', '2-6 players']],
  ['a race of 50 km', ['50 km']],
  ['Season is April to September', ['April to September']],
  ['areas we cover: Swindon, Marlborough. Book', ['Swindon', 'Marlborough']],
  ['2 à 6 joueurs', ['2 à 6 joueurs']],
  ['5 September 2026, Villa Corsi near Lucca', ['Villa Corsi']],
  ['quintas às 19h no Café Avenida', ['Café Avenida']],
  ['open 9:00-18:00, 3 sections and 2 columns, €12', []],
])('what else is stated in: %s', (prompt, details) => {
  expect(readFacts(prompt).details).toEqual(details);
});

test.each([
  ['Install command: brew install driftwatch.', ['brew install driftwatch']],
  ['npm install @fern/core and then npx fern init', ['npm install @fern/core', 'npx fern init']],
  ['we install boilers', []],
])('commands in: %s', (prompt, commands) => {
  expect(readFacts(prompt).commands).toEqual(commands);
});

test('a title after the word for a work is on offer, the brand is not', () => {
  const { items } = read('Band. New EP "Cold Frame", album “Low Tide”', tablesFor('en'), ['Low Tide']);

  expect(items).toEqual([{ name: 'Cold Frame' }]);
});

test('brand and place are no offer, however they are listed', () => {
  const { items } = read('Strona dla elektryka: Iskra, Poznań', tablesFor('pl'), ['Iskra', 'Poznań']);

  expect(items).toEqual([]);
});

test('who made what the site is called after is one of its people', () => {
  const { people } = read('a novel called The Tin Gate by Rafe Lund', tablesFor('en'), ['The Tin Gate']);

  expect(people).toEqual([{ name: 'Rafe Lund' }]);
});

test.each([
  [
    'en',
    'Fees: first visit (60 min): £58, most repairs £90-£250',
    ['First visit £58', 'Most repairs £90-£250'],
  ],
  [
    'en',
    'Standard double £95, superking with view £130',
    ['Standard double £95', 'Superking with view £130'],
  ],
  ['en', 'Screen KSh 3,500, then a day 1 600 €', ['Screen KSh 3,500']],
  ['ja', '工務店「木の家」。注文住宅、リフォーム、耐震補強。', ['注文住宅', 'リフォーム', '耐震補強']],
  ['en', 'Next show: The Importance of Being Earnest, 7.30pm', ['The Importance of Being Earnest']],
  ['en', '* The Quiet Word (0%) – £7\n* Smoke – £11', ['The Quiet Word £7', 'Smoke £11']],
  ['pt', 'limpeza de pele 150 reais, massagem 120 reais, botox a partir de 900', ['Botox a partir de 900']],
  ['nl', 'Bijles. wiskunde, natuurkunde en scheikunde.', ['Natuurkunde', 'Scheikunde']],
])('offers in %s: %s', (language, prompt, offers) => {
  const items = readFacts(prompt, language).items.map(({ name, price }) =>
    [name, price].filter(Boolean).join(' '),
  );

  expect(items).toEqual(expect.arrayContaining(offers));
});

test('dates of a list may be short', () => {
  expect(readFacts('Gigs: 5/12 Clwb Bach, 19/12 The Moon').happenings).toEqual([
    { when: '5/12', what: 'Clwb Bach' },
    { when: '19/12', what: 'The Moon' },
  ]);
});

test.each(['Sunday lunch 12 to 4', '6am till late', '24/7'])('when something is to be had: %s', (span) => {
  expect(readFacts(`Cabs and a kitchen, ${span}.`).details).toContain(span);
});

test.each([
  ['Our surgery. Dr. Nina Falk, Dr. Omar Reyes. Hours M-F 8-6', ['Dr. Nina Falk', 'Dr. Omar Reyes']],
  ['My name is Ida Bel. I paint.', ['Ida Bel']],
  ['Who we are (Ken Ostrow, Dana Petit)', ['Ken Ostrow', 'Dana Petit']],
])('people in: %s', (prompt, people) => {
  expect(readFacts(prompt).people.map(({ name }) => name)).toEqual(people);
});

import { expect, test } from 'vitest';
import { readBrief } from '../read-brief.ts';
import { postalAddresses, townOf } from './postal-addresses.ts';

const found = (text: string): string[] =>
  postalAddresses(text, true).map(({ start, end }) => text.slice(start, end));

test.each([
  'Unit 6, Canal Works, Mill Street, Hebden Bridge HX7 8AB',
  'Arch 27, Bermondsey Street, London SE1 3JW',
  'Flat 2, 14 Holly Road, Moseley, Birmingham B13 8QX',
  '3 High Street, Kirkby Stephen, Cumbria, CA17 4QT',
  '18a Station Approach, Purley CR8 2AA',
  'First Floor, 22 King Street, Stirling FK8 1DN',
  'Oranienstraße 25, Hinterhaus, 10999 Berlin',
  'Schillerstr. 14, Gartenhaus, 1. OG, 80336 München',
  'Gartenstr. 8 (Hinterhaus, 2. Stock), 55116 Mainz',
  'Ringstr. 5, im Hof links, 04109 Leipzig',
  '12 rue des Tanneurs, bât. B, 69003 Lyon',
  '5 bis, rue Victor Hugo, résidence Les Tilleuls, 31000 Toulouse',
  'calle Mayor 15, 2º izquierda, 28013 Madrid',
  'via Garibaldi 12, scala B, interno 4, 10122 Torino',
  'località Pieve 7, 52010 Capolona (AR)',
  'Kerkstraat 8-II, 1017 GL Amsterdam',
  'Rua das Flores 112, 3º Esq., 4050-265 Porto',
  '410 Congress Ave, Suite 210, Austin, TX 78701',
])('an address is found whole: %s', (address) => {
  expect(found(`Bike repairs. ${address}. Open daily.`)).toEqual([address]);
  expect(found(`Bike repairs, ${address}, ramp at the side`)).toEqual([address]);
});

test.each([
  ['A bakery called Crumb in Arch 27, Bermondsey Street, London SE1 3JW', 'Arch 27'],
  ['Wedding at Tithe Barn, Church Lane, Lower Slaughter, Gloucestershire GL54 2HP', 'Tithe Barn'],
  ['I gave a talk in Hexham. Find me at Low Farm, Whitley Chapel, Northumberland NE47 0HB', 'Low Farm'],
  ['Nähkurse bei Ute, Kirchgasse 3, Rückgebäude, 86150 Augsburg', 'Kirchgasse 3'],
  ['Zahnarzt Dr. Ritter, Marktplatz 1, 2. OG rechts, 88212 Ravensburg', 'Marktplatz 1'],
  ['Plombier à Lyon, 12 rue des Tanneurs, 69003 Lyon', '12 rue des Tanneurs'],
  ["Joe's Tyres, Unit 4B Riverside Estate, Bridge Road, Newport NP19 4RT", 'Unit 4B Riverside Estate'],
  [
    "We meet at St Mark's Church Hall, Victoria Road, Harborne, Birmingham on Tuesdays",
    "St Mark's Church Hall",
  ],
])('what is said before an address is none of it: %s', (text, first) => {
  expect(found(text).map((address) => address.split(',')[0])).toEqual([first]);
});

test.each([
  'We moved here in 2019, 2000 Customers came',
  'Bread, cakes, pies, London',
  'We deliver to Mill Lane, Park Road, Leeds',
  'A café in Leeds, York and Hull',
  'Open from 9, 10 Rooms',
  'Yoga class 5, Leeds',
])('what only looks like a part of one is no address: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['Arch 27, Bermondsey Street, London SE1 3JW', 'London'],
  ['Feldweg 3, Ortsteil Neuhof, 36119 Neuhof', 'Neuhof'],
  ['410 Congress Ave, Suite 210, Austin, TX 78701', 'Austin'],
])('the town of %s', (address, town) => {
  expect(townOf(address)).toBe(town);
});

test('an address is one statement, and what stands behind it is another', () => {
  const { statements, contacts, place, name } = readBrief(
    'Potter. My studio is at Unit 3, The Maltings, Station Road, Sawbridgeworth CM21 9JX, ramp at the side.',
  );
  expect(statements.map(({ text }) => text)).toContain('ramp at the side');
  expect(contacts.map(({ value, label }) => [value, label])).toEqual([
    ['Unit 3, The Maltings, Station Road, Sawbridgeworth CM21 9JX', undefined],
  ]);
  expect(place?.value).toBe('Sawbridgeworth');
  expect(name?.value).not.toBe('The Maltings');
});

test('the town of an address is the place, and no unit or house is', () => {
  const place = (prompt: string) => readBrief(prompt).place?.value;
  expect(place('A bakery called Crumb in Arch 27, Bermondsey Street, London SE1 3JW.')).toBe('London');
  expect(place('Nagelstudio Glanz, Ringstr. 5, im Hof links, 04109 Leipzig.')).toBe('Leipzig');
  expect(
    place(
      "I'm a beekeeper. I gave a talk in Hexham last year. Shop: 3 High Street, Kirkby Stephen CA17 4QT.",
    ),
  ).toBe('Kirkby Stephen');
});

test('in a sentence that goes on behind its address nothing is cut off', () => {
  const { statements } = readBrief(
    'Choir. We sing at 3 High Street, Kirkby Stephen CA17 4QT, and we need tenors.',
  );
  expect(statements.map(({ text }) => text).join(' ')).toContain('we need tenors');
});

test('the letters of a province behind a town correct nothing', () => {
  const { contacts } = readBrief(
    'Ristorante Da Gino, via dei Mille 4/A, 80121 Napoli (NA). Prenotazioni 081 555 0123. Parcheggio: Garage Sole 081 555 0999.',
  );
  expect(contacts.map(({ value }) => value)).toContain('via dei Mille 4/A, 80121 Napoli (NA)');
});

import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { withColons } from './brief/sheet/with-colons.ts';
import { planSite } from './plan/plan-site.ts';

const lines = (...given: string[]): string => given.join('\n');

const sheet = (dash: string): string =>
  lines(
    `Name${dash}Fern & Daughters`,
    `What${dash}willow weaving for beginners`,
    `Where${dash}The Cart Shed, Mill Lane, Thame OX9 3LP`,
    `Price${dash}£28 a class`,
    `Wear${dash}old clothes`,
    `Book${dash}ring Sal on 01844 555 018`,
  );

test.each([[' - '], [' – '], [' — '], ['- '], [' -']])('labels before "%s" are labels', (dash) => {
  const brief = readBrief(sheet(dash));
  expect(brief.name?.value).toBe('Fern & Daughters');
  expect(brief.description?.value).toBe('willow weaving for beginners');
  expect(brief.contacts.map(({ value }) => value)).toContain('The Cart Shed, Mill Lane, Thame OX9 3LP');
  expect(brief.details).toContainEqual(expect.objectContaining({ key: 'Wear', text: 'old clothes' }));
});

test.each([
  ['Nom - Atelier Garance\nActivité - réparation de vélos\nTéléphone - 02 47 55 01 22', 'Atelier Garance'],
  [
    'Name - Werkstatt Brenner\nAdresse - Lindenweg 3, 79102 Freiburg\nTelefon - 0761 555 0199',
    'Werkstatt Brenner',
  ],
  ['Nombre - Estudio Prado\nCiudad - Cádiz\nTeléfono - 956 555 120', 'Estudio Prado'],
])('a sheet in another language has its name', (prompt, name) => {
  expect(readBrief(prompt).name?.value).toBe(name);
});

test('statements stand where their writer put them', () => {
  const prompt = lines('Hello,', '', sheet(' - '));
  for (const { start, end, text } of readBrief(prompt).statements)
    expect(prompt.slice(start, end).replaceAll(' - ', ': ')).toContain(text);
});

test('labels that no other sheet has are labels beside those that all have', () => {
  expect(withColons('When - Mondays\nDogs - on a lead\nCost - £3')).toBe(
    'When:  Mondays\nDogs:  on a lead\nCost:  £3',
  );
});

test.each([
  ['Bread - £4\nScone with jam - £3.20\nOpen - 9 to 4'],
  ['Mon - Fri 9-5\nSat - 10-2\nTel - 01326 555 077'],
  ['Home - a big photo and our hours\nPrices - a table\nContact - our address and phone'],
  ['Meg - fiddle\nRob - guitar\nAsh - bass'],
  ['We open - weather allowing - at nine.\nCall - or write.'],
  ['Tagline - tea, toast, no fuss'],
  ['12 March - Talk on owls\n19 March - Walk\nWhere - the hall'],
])('%j is no sheet', (prompt) => {
  expect(withColons(prompt)).toBe(prompt);
});

test('a list of things with prices within a sheet stays a list', () => {
  const prompt = lines(
    'Shop - Crumb',
    'Town - Stroud',
    'White sourdough - £4.20',
    'Seeded rye - £4.80',
    'Email - orders@crumb.example',
  );
  expect(withColons(prompt)).toContain('White sourdough - £4.20\nSeeded rye - £4.80');
  const items = readBrief(prompt).offer.flatMap((group) => group.items);
  expect(items).toMatchObject([
    { name: 'White sourdough', price: '£4.20' },
    { name: 'Seeded rye', price: '£4.80' },
  ]);
});

test('lines of a sheet are lines, however alike their lengths are', () => {
  const { plan } = planSite(
    readBrief(
      lines(
        'Who: Wednesday Walkers, a walking group for over 60s',
        'Where we meet: Hebden Bridge station, by the café',
        'How far: five to seven miles, never very steep ones',
        'Dogs: yes please, on a lead where there are any sheep',
      ),
    ),
    '1',
  );
  expect(plan.name).toBe('Wednesday Walkers');
});

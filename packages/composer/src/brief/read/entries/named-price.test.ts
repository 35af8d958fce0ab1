import { describe, expect, it, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const groups = (prompt: string): string[] =>
  readBrief(prompt).offer.map(({ title, items }) =>
    [
      title ?? '',
      ...items.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(' | ')),
    ].join(' / '),
  );

describe('a price that only a unit names', () => {
  it.each([
    ['Subtitling from Dutch, €4 a minute.', [' / Subtitling from Dutch | €4 a minute']],
    ['Sauna on the beach in Troon, £15 pp, towels £2.', [' / Sauna | £15 pp / towels | £2']],
    ['Kiln firing, £2 a kg, £30 for a full kiln.', [' / Kiln firing | £2 a kg / a full kiln | £30']],
    ['Picture framing in Hexham, A4 £25, A3 £35.', [' / A4 | £25 / A3 | £35']],
    ['Welding course in Hull, weeks 31 and 32, £140.', [' / Welding course | £140']],
    ['Site for my app Plim, pricing free and $4/month', [' / Free / per month | $4/month']],
  ])('is of what the whole is of: %s', (prompt, things) => expect(groups(prompt)).toEqual(things));

  it('is that of no whole where it is the least of a row', () => {
    expect(groups('IT help in Reading. We do repairs, backups and wifi. From £40.')).toHaveLength(1);
  });
});

describe('what is counted before its members', () => {
  it.each([
    [
      'Gîte en Ardèche. Il y a trois chambres, une pour quatre personnes à 95 euros la nuit, deux doubles à 70 euros.',
      ['trois chambres / quatre personnes | 95 euros la nuit / deux doubles | 70 euros'],
    ],
    [
      'Wir haben drei Zimmer, eins für vier Personen zu 95 Euro die Nacht, zwei Doppelzimmer zu 70 Euro.',
      ['drei Zimmer / eins für vier Personen | 95 Euro die Nacht / zwei Doppelzimmer | 70 Euro'],
    ],
    [
      'Tres habitaciones en Ronda, una para cuatro personas a 95 euros la noche, dos dobles a 70 euros.',
      ['Tres habitaciones en Ronda / cuatro personas | 95 euros la noche / dos dobles | 70 euros'],
    ],
  ])('stands over them: %s', (prompt, things) => expect(groups(prompt)).toEqual(things));
});

test('a clause is named by what it is for, a sum on top keeps its sign', () => {
  expect(
    groups('Hot tub hire in Leeds. Rent it for a weekend £240 (Friday to Sunday), weekday evening £110.'),
  ).toEqual([' / weekend | £240 | Friday to Sunday / weekday evening | £110']);
  expect(groups('Massage à Nice : 1 h 60 €, à domicile + 15 €.')).toEqual([
    ' / 1 h | 60 € / à domicile | + 15 €',
  ]);
});

test('a currency that a row says once is that of each', () => {
  expect(groups('Marquees: small 500, medium 750, large 1200 pounds.')).toEqual([
    ' / small | 500 pounds / medium | 750 pounds / large | 1200 pounds',
  ]);
  expect(groups('Cottage: sleeps 4, £90 a night.').join()).not.toContain('£4');
});

test('what is free stands beside the price before it, and what is sold is said of its own thing', () => {
  expect(groups('Plombier à Nantes. Déplacement 45 €, débouchage 90 euros, devis gratuit.')).toEqual([
    ' / Déplacement | 45 € / débouchage | 90 euros / devis | gratuit',
  ]);
  expect(groups('Prints. Harbour, 40 x 50 cm, £320. Two Boats, 30 x 30 cm, £180, sold.')).toEqual([
    ' / Harbour | £320 | 40 x 50 cm / Two Boats | £180 | 30 x 30 cm, sold',
  ]);
});

test('a deposit corrects no price', () => {
  const prompt =
    'Two cottages. Rose Cottage £780 a week in summer, £1080 in August. Deposit £200, the second cottage is £650.';
  const { statements } = readBrief(prompt);
  expect(statements.map(({ text }) => text).join(' ')).toContain('£780');
  expect(groups(prompt).join()).toContain('Rose Cottage | £780 a week in summer, £1080 in August / Deposit');
});

test('a number that is the end of a word is no price', () => {
  const prompt =
    'Dog walking in York. Group walk £10, puppy visit £8. I pick up in YO1 and YO2, further out is 50p a mile.';
  expect(JSON.stringify(groups(prompt))).not.toMatch(/YO/u);
});

test('who is of an age has a price, and the hour of a day is none', () => {
  const prompt =
    'Bowls club in Alloa. Membership £95, under 25s £20, first three visits free with Gordon on Monday evenings at 6.';
  const [group] = groups(prompt);
  expect(group).toContain('25s | £20');
  expect(group).not.toContain('£6');
});

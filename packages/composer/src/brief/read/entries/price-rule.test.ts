import { describe, expect, it, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

/** Each thing with its price and what is told of it, and what stands beside the things. */
function read(prompt: string): { things: string[]; told: string[] } {
  const { offer, details } = readBrief(prompt);
  const things = offer.flatMap(({ items }) => items);
  return {
    things: things.map(({ name, price, detail }) => [name, price, detail].filter(Boolean).join(' | ')),
    told: details.map(({ text }) => text),
  };
}

describe('what is said of prices is none of them', () => {
  it.each([
    [
      'Candles in Rye. Votives 70p each, minimum 10. No refunds, gift box £3.',
      ['Votives | 70p each', 'gift box | £3'],
      ['minimum 10', 'No refunds'],
    ],
    [
      'Interpreting from Welsh, €40 an hour, weekends +25%, minimum €90.',
      ['Interpreting | €40 an hour'],
      ['weekends +25%, minimum €90'],
    ],
    [
      'Barber in Cork, cut €18, beard €9, first visit 5 euro off',
      ['cut | €18', 'beard | €9'],
      ['first visit 5 euro off'],
    ],
    [
      'Reinigung Sommer in Ulm: Hemd 3 €, Hose 6 €, Mantel ab 15 Euro, Mindestbestellwert 25 Euro.',
      ['Hemd | 3 €', 'Hose | 6 €', 'Mantel | ab 15 Euro'],
      ['Mindestbestellwert 25 Euro'],
    ],
    [
      'Bootsverleih in Lindau. Ruderboot 14 Euro die Stunde, Tretboot 18, Kinder unter 10 die Hälfte, Kaution 40 Euro.',
      ['Ruderboot | 14 Euro die Stunde', 'Tretboot | 18 Euro', 'Kaution | 40 Euro'],
      ['Kinder unter 10 die Hälfte'],
    ],
    [
      'Judo club in Hove: juniors £6, adults £8, ages 6 to 15, max 18 per class.',
      ['juniors | £6', 'adults | £8'],
      ['ages 6 to 15, max 18 per class'],
    ],
    [
      'Qigong in Bonn. Zehnerkarte 110 Euro, Probestunde 9, Mindestalter 16.',
      ['Zehnerkarte | 110 Euro', 'Probestunde | 9 Euro'],
      ['Mindestalter 16'],
    ],
    [
      'Peluquería en Lugo. Corte 18 euros, tinte 35 euros, estudiantes a mitad de precio.',
      ['Corte | 18 euros', 'tinte | 35 euros'],
      ['estudiantes a mitad de precio'],
    ],
    [
      'Plongée à Nice, baptême 60 euros, sortie 45 euros, âge minimum 8 ans',
      ['baptême | 60 euros', 'sortie | 45 euros'],
      ['âge minimum 8 ans'],
    ],
    [
      'Location de salle à Dijon. Week-end 450 euros, caution 500 euros, 80 personnes maximum.',
      ['Week-end | 450 euros', 'caution | 500 euros'],
      ['80 personnes maximum'],
    ],
    [
      'Affitto gommoni a Ponza, mezza giornata 90 euro, benzina esclusa, cauzione 200 euro.',
      ['mezza giornata | 90 euro', 'cauzione | 200 euro'],
      ['benzina esclusa'],
    ],
  ])('%s', (prompt, things, told) => expect(read(prompt)).toEqual({ things, told }));

  it.each([
    [
      'Cattery in Kent. No frills pen £9 a day, heated pen £12.',
      ['No frills pen | £9 a day', 'heated pen | £12'],
    ],
    ['Cinema club. Kick-off meeting £4, matinee £6.', ['Kick-off meeting | £4', 'matinee | £6']],
  ])('but a thing with a price stays one: %s', (prompt, things) =>
    expect(read(prompt).things).toEqual(things),
  );
});

test('pence, quid and small letters are currencies; a year is no price', () => {
  expect(read('van sign writing, small 32 quid, medium 40').things).toEqual([
    'small | 32 quid',
    'medium | 40 quid',
  ]);
  expect(read('Samosas in Hull. Lamb 90p, veg 80p.').things).toEqual(['Lamb | 90p', 'veg | 80p']);
  expect(read('Schweißkurs in Essen. Grundkurs 140 eur, Meister seit 2011.').things).toEqual([
    'Grundkurs | 140 eur | Meister seit 2011',
  ]);
});

test('a span of which the last amount alone has a currency is one price', () => {
  expect(
    read('Blumen Ida in Kassel. Strauß ab 20 Euro, Anstecker 15, Kränze zwischen 35 und 60 Euro.').things,
  ).toEqual(['Strauß | ab 20 Euro', 'Anstecker | 15 Euro', 'Kränze | zwischen 35 und 60 Euro']);
  expect(read('Upholstery in Bath, stools 40 to 60 pounds, armchairs £300.').things).toEqual([
    'stools | 40 to 60 pounds',
    'armchairs | £300',
  ]);
});

import { describe, expect, it } from 'vitest';
import { readPrices } from './priced.ts';

const read = (text: string) =>
  readPrices(text)?.entries.map(({ name, price, detail }) => [name, price, ...(detail ? [detail] : [])]);

describe('readPrices', () => {
  it.each([
    ['Oak Stool £140', [['Oak Stool', '£140']]],
    ['Großes Frühstück 12,90 €', [['Großes Frühstück', '12,90 €']]],
    ['Starter $0', [['Starter', '$0']]],
    ['piano tuning from 95 EUR', [['piano tuning', 'from 95 EUR']]],
    ['chambre à partir de 80 € la nuit', [['chambre', 'à partir de 80 € la nuit']]],
    ['月2回6,000円', [['月2回', '6,000円']]],
    ['طاولة خشب 300 دولار', [['طاولة خشب', '300 دولار']]],
    ['Guitare 3 200 €', [['Guitare', '3 200 €']]],
    ['Corte R$ 45', [['Corte', 'R$ 45']]],
    ['Suite – 2 rooms, 40 m², $90/h', [['Suite', '$90/h', '2 rooms, 40 m²']]],
    ['Team $49 (two months free)', [['Team', '$49', 'two months free']]],
    [
      'Half day £350, full day £600',
      [
        ['Half day', '£350'],
        ['full day', '£600'],
      ],
    ],
    [
      'Espresso £3 Latte £4 and Mocha £5',
      [
        ['Espresso', '£3'],
        ['Latte', '£4'],
        ['Mocha', '£5'],
      ],
    ],
    [
      'Entrance 5–7 €, children 3 €',
      [
        ['Entrance', '5–7 €'],
        ['children', '3 €'],
      ],
    ],
    ['Adults £5 or £4 concession', [['Adults', '£5 or £4 concession']]],
    ['Menu 14 € (16 € at weekends)', [['Menu', '14 €', '16 € at weekends']]],
    ['$5 Espresso', [['Espresso', '$5']]],
  ])('%s', (text, entries) => {
    expect(read(text)).toEqual(entries);
  });

  it('tells the head of several from their names', () => {
    expect(readPrices('Subs: adults £40, juniors £15')).toMatchObject({
      head: 'Subs',
      entries: [{ name: 'adults' }, { name: 'juniors' }],
    });
  });

  it('makes no entry of a price without a name', () => {
    expect(readPrices('€1,200, or three payments of €420')).toBeUndefined();
  });
});

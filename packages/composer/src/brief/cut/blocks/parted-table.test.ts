import { describe, expect, it } from 'vitest';
import { cutStatements } from '../cut-statements.ts';

const rowsOf = (prompt: string) =>
  cutStatements(prompt).flatMap(({ kind, cells }) =>
    kind === 'row' ? [cells?.map(({ column, text }) => (column ? `${column}=${text}` : text))] : [],
  );

describe('rows without the signs of Markdown', () => {
  it.each([
    [
      'bars only between the cells',
      'Model | Power | Price\nHP-20 | 0.8 kW | £3,400\nHP-60 | 2 kW | on request',
      [
        ['Model=HP-20', 'Power=0.8 kW', 'Price=£3,400'],
        ['Model=HP-60', 'Power=2 kW', 'Price=on request'],
      ],
    ],
    [
      'dashes, a note in some rows, the names of the columns in the line above',
      [
        'Kites (kind - name - price - note):',
        'Stunt - Baronet - £31.75 - back in stock',
        'Stunt - Switchblade - £42.00',
        'Box - Cody - £24.99 - age 8+',
      ].join('\n'),
      [
        ['name=Baronet', 'kind=Stunt', 'price=£31.75', 'back in stock'],
        ['name=Switchblade', 'kind=Stunt', 'price=£42.00'],
        ['name=Cody', 'kind=Box', 'price=£24.99', 'age 8+'],
      ],
    ],
    ['decimal commas', 'Seife rund 5,40 €\nSeife eckig 7,20 €\nTiegel 13,90 €', []],
    [
      'dashes of prose',
      'We bake - slowly - by hand.\nCome by - any day - at 9.\nBring - please - a bag.',
      [],
    ],
  ])('are read: %s', (_, prompt, rows) => {
    expect(rowsOf(prompt)).toEqual(rows);
  });
});

import { describe, expect, it } from 'vitest';
import { readRow } from './row.ts';

const cells = (row: string) =>
  row.split(' | ').map((cell) => {
    const [column, text] = cell.split('=');
    return text === undefined ? { text: cell } : { column: column ?? '', text };
  });

describe('readRow', () => {
  it.each([
    [
      'Model=HP-200 | Power=6.5 kW | Price=on request',
      { is: 'item', item: { name: 'HP-200', price: 'on request', values: { Power: '6.5 kW' } } },
    ],
    [
      '14 March, 18:00, Chapel of Ease, Buxton | Byrd, Mass for four voices | £14',
      {
        is: 'event',
        event: {
          title: 'Byrd, Mass for four voices',
          date: '14 March',
          time: '18:00',
          price: '£14',
          place: 'Chapel of Ease, Buxton',
        },
      },
    ],
  ])('reads %s', (row, entry) => {
    expect(readRow({ cells: cells(row) })).toEqual(entry);
  });
});

import { expect, test } from 'vitest';
import { rowOf } from './row.ts';
import { table } from './table.ts';

const check = { name: 'Sections', goal: 0.98 };

test('a check is met from its goal on', () => {
  const met = rowOf(check, [['a', { tried: 50, problems: ['one is missing'] }]]);
  const missed = rowOf(check, [['a', { tried: 49, problems: ['one is missing'] }]]);

  expect([met.isMet, missed.isMet]).toEqual([true, false]);
  expect(met.measured).toBe('98 %, 1 of 50 fail');
});

test('what was never tried holds', () => {
  expect(rowOf(check, [['a', { tried: 0, problems: [] }]]).isMet).toBe(true);
});

test('nearly all is never shown as all', () => {
  const row = rowOf({ name: 'Texts', goal: 1 }, [['a', { tried: 9_999, problems: ['filler'] }]]);

  expect(row).toMatchObject({ isMet: false, measured: '99.9 %, 1 of 9999 fail' });
});

test('the sites with most problems come first', () => {
  const { problems } = rowOf(check, [
    ['a', { tried: 3, problems: ['x'] }],
    ['b', { tried: 3, problems: ['y', 'z'] }],
  ]);

  expect(problems).toEqual(['b: y', 'b: z', 'a: x']);
});

test('the table shows the worst and how many more there are', () => {
  const row = rowOf(check, [['a', { tried: 5, problems: ['1', '2 | 3', '4', '5'] }]]);

  expect(table([row])).toContain('**missed** 20 %, 4 of 5 fail | a: 1<br>a: 2 / 3<br>a: 4<br>and 1 more |');
});

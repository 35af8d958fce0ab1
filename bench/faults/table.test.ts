import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.js';
import type { Fault, Outcome } from './fault.ts';
import { groups } from './groups/groups.ts';
import { page } from './table.ts';

const resultOf = (id: number, outcome: Outcome, says: string) => ({
  fault: { id, name: `fault ${id}`, done: 'it | was done' } satisfies Fault,
  outcome,
  says,
});

const rows = (text: string) => text.split('\n').filter((line) => /^\| \d/.test(line));

test('a run tells of its faults and leaves what earlier ones told of the others', () => {
  const first = page(
    [resultOf(2, 'held', 'in 3 s'), resultOf(1, 'held', 'in 1 s')],
    [2, 1],
    '',
    '2026-01-01',
  );
  const second = page([resultOf(2, 'did not hold', 'in 9 s')], [2, 1], first, '2026-02-02');
  expect(rows(second)).toEqual([
    '| 1 | fault 1 | it \\| was done | held | in 1 s | 2026-01-01 |',
    '| 2 | fault 2 | it \\| was done | did not hold | in 9 s | 2026-02-02 |',
  ]);
});

test('what is no fault any more leaves the page', () => {
  const earlier = page([resultOf(1, 'held', ''), resultOf(2, 'held', '')], [1, 2], '', '2026-01-01');
  expect(rows(page([], [1], earlier, '2026-02-02'))).toHaveLength(1);
});

test('the page of the documentation tells of every fault that there is', () => {
  const told = rows(readFileSync(inRoot('docs/faults.md'), 'utf8')).map((row) =>
    Number(row.split(' | ')[0]?.slice(2)),
  );
  const all = groups.flatMap(({ faults }) => faults.map(({ id }) => id));
  expect(told).toEqual(all.toSorted((one, other) => one - other));
});

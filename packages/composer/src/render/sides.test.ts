import { expect, test } from 'vitest';
import { columnsOf, farSide, staggered } from './sides.ts';

const headings = ([-1, 0, 1] as const).flatMap((broader) => [
  { broader, isMirrored: false },
  { broader, isMirrored: true },
]);

/** The first and last column of a place. */
function columnsIn(place: string): readonly [number, number] {
  const [, span = '', start = ''] = /md:col-span-(\d+) md:col-start-(\d+)/.exec(place) ?? [];
  return [Number(start), Number(start) + Number(span) - 1];
}

test.each(headings)('two of a row stand beside each other in twelve columns (%o)', (heading) => {
  for (const row of [0, 1]) {
    const places = [staggered(heading, row * 2), staggered(heading, row * 2 + 1)].map(columnsIn);
    const [left, right] = places.toSorted(([a], [b]) => a - b);

    expect([left?.[0], right?.[1]]).toEqual([1, 12]);
    expect(left?.[1]).toBeLessThan(right?.[0] ?? 0);
  }
});

test.each(headings)('a picture reaches the edge of its side and no further (%o)', (heading) => {
  for (const share of [5, 6, 8]) {
    const [start, end] = columnsIn(farSide(heading, share));

    expect(heading.isMirrored ? start : end).toBe(heading.isMirrored ? 1 : 12);
    expect(end - start + 1).toBe(share + heading.broader);
  }
});

test('columns change sides and breadth', () => {
  expect(new Set(headings.map((heading) => columnsOf(heading, 4))).size).toBe(6);
  expect(columnsOf({ broader: 1, isMirrored: true }, 4)).toBe('md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]');
});

import { describe, expect, test } from 'vitest';
import { drawnOtherwise, looksOf } from './looks.ts';

const page = (looks: Record<string, string>) =>
  looksOf(Object.entries(looks).map(([name, look]) => ({ name, look })));
const nothing = new Set<string>();

describe('parts that are drawn otherwise', () => {
  test('are those whose look is another one, in the order of the page', () => {
    const before = page({ Header: 'a', Prices: 'b', Hours: 'c', Footer: 'd' });
    const after = page({ Header: 'a', Hours: 'C', Prices: 'B', Footer: 'd' });
    expect(drawnOtherwise(before, after, nothing)).toEqual(['Hours', 'Prices']);
    expect(drawnOtherwise(before, before, nothing)).toEqual([]);
  });

  test('are not those that were changed, that came, or that went', () => {
    const before = page({ Header: 'a', Prices: 'b', Gone: 'c' });
    const after = page({ Header: 'A', Prices: 'B', New: 'd' });
    expect(drawnOtherwise(before, after, new Set(['Prices']))).toEqual(['Header']);
  });

  test('are seen, too, where two are called the same', () => {
    const pair = (first: string) => [
      { name: 'Header', look: first },
      { name: 'Header', look: 'menu' },
    ];
    expect(drawnOtherwise(looksOf(pair('bar')), looksOf(pair('bar')), nothing)).toEqual([]);
    expect(drawnOtherwise(looksOf(pair('bar')), looksOf(pair('BAR')), nothing)).toEqual(['Header']);
  });
});

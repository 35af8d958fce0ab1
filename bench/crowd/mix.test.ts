import { expect, it } from 'vitest';
import { acts, pauseMs, pickAct, shareOf, weights } from './mix.ts';

it('is of a hundred things that people do', () => {
  expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

it('picks each act as often as its weight says', () => {
  const picked = Array.from({ length: 100 }, (_, n) => pickAct((n + 0.5) / 100));
  for (const act of acts) {
    expect(picked.filter((each) => each === act)).toHaveLength(weights[act]);
    expect(shareOf(act)).toBe(weights[act] / 100);
  }
});

it('picks something at both ends', () => {
  expect(pickAct(0)).toBe(acts[0]);
  expect(pickAct(1 - Number.EPSILON)).toBe(acts.at(-1));
  expect(() => pickAct(1)).toThrow('1 is not below 1.');
});

it('waits as long as somebody looks at a page', () => {
  expect([pauseMs(0), pauseMs(0.5), pauseMs(1)]).toEqual([2000, 5000, 8000]);
});

import { describe, expect, it } from 'vitest';
import { isCondition, isSoldOut } from './conditions.ts';
import { briefOf } from './testing/brief-of.ts';

describe('what cannot be put into a basket', () => {
  it.each(['Versandkostenfrei', 'portofrei', 'Postage', 'free over'])('is a condition: %s', (name) => {
    expect(isCondition(name)).toBe(true);
  });

  it.each([
    ['sold out until June', true],
    ['ausverkauft', true],
    ['back in stock', false],
  ])('is sold out by its own words: %s', (detail, isOut) => {
    expect(isSoldOut({ name: 'Red Kite', detail, from: [] }, briefOf({}))).toBe(isOut);
  });
});

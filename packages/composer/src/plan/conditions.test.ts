import { describe, expect, it } from 'vitest';
import { isCondition, isSoldOut, soldOutSentences } from './conditions.ts';

describe('what cannot be put into a basket', () => {
  it.each(['Versandkostenfrei', 'portofrei', 'Postage', 'free over'])('is a condition: %s', (name) => {
    expect(isCondition(name)).toBe(true);
  });

  it.each([
    ['sold out until June', true],
    ['ausverkauft', true],
    ['back in stock', false],
  ])('is sold out by its own words: %s', (detail, isOut) => {
    expect(isSoldOut({ name: 'Red Kite', detail, from: [] }, [])).toBe(isOut);
  });

  it.each([
    ['The red kite is sold out', true],
    ['The blue kite is sold out', false],
    ['Red kite, the £4 one is sold out', false],
  ])('is sold out where a sentence without a price names it: %s', (text, isOut) => {
    const said = { start: 0, end: text.length, text, class: 'fact', also: [], sureness: 1 } as const;
    const sentences = soldOutSentences({ statements: [{ ...said, also: [] }] });
    expect(isSoldOut({ name: 'Red Kite', from: [] }, sentences)).toBe(isOut);
  });
});

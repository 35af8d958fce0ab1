import { expect, test } from 'vitest';
import { hasPlainWords } from './words.ts';

test('words are found whole, wherever they stand, and not within others', () => {
  for (const text of ['sold out', 'sold out today', 'now sold out', 'unsold outside sold out'])
    expect(hasPlainWords(text, 'sold out'), text).toBe(true);
  for (const text of ['', 'sold', 'sold outside', 'unsold out', 'unsold out sold outs'])
    expect(hasPlainWords(text, 'sold out'), text).toBe(false);
});

test('scripts without spaces are searched as they stand, and no words are nowhere', () => {
  expect(hasPlainWords('本日売り切れ', '売り切れ')).toBe(true);
  expect(hasPlainWords('sold out', '')).toBe(false);
});

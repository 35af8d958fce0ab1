import { expect, it } from 'vitest';
import { readMarked } from './marked-text.ts';
import { measureAddressees } from './measure.ts';
import { readHeldOutTexts } from './read-texts.ts';

it('tells whom the words of prompts of others are told', () => {
  const { right, found, lost } = measureAddressees(readHeldOutTexts());
  expect(right).toBeGreaterThan(0.84);
  expect(found).toBeGreaterThan(0.77);
  expect(lost).toBeLessThan(0.11);
});

it('reads what is marked in a text', () => {
  const { text, tokens, isForMaker } = readMarked('{{m Please say }}dogs are welcome{{m  somewhere}}', 'en');
  expect(text).toBe('Please say dogs are welcome somewhere');
  const told = tokens.filter((_, at) => isForMaker[at]);
  expect(told.map((token) => token.text)).toEqual(['Please', 'say', 'somewhere']);
});

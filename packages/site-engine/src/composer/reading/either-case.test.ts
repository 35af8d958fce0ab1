import { expect, test } from 'vitest';
import { eitherCase } from './either-case.ts';

test.each([
  ['name is', 'NAME IS'],
  ['s[’]appelle', 'S’APPELLE'],
  ['(?<!my\\s)name', 'Name'],
  ['der\\s[\\p{L}\\s]{2,9}', 'DER Nachtzug'],
  ['mein Name', 'MEIN name'],
  ['heißt', 'HEIßT'],
])('%s finds %s', (source, text) => {
  expect(new RegExp(`^(?:${eitherCase(source)})$`, 'u').test(text)).toBe(true);
});

test('what is around it still minds capitals', () => {
  const pattern = new RegExp(`${eitherCase('called')} (\\p{Lu}\\p{Ll}+)`, 'u');

  expect(pattern.exec('CALLED Hearth')?.[1]).toBe('Hearth');
  expect(pattern.test('called hearth')).toBe(false);
});

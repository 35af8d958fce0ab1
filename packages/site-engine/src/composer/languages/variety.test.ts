import { expect, test } from 'vitest';
import { languageTag } from './variety.ts';

test.each([
  ['pt', 'Site para uma padaria em São Paulo, pão a partir de R$ 5', 'pt-BR'],
  ['pt', 'Site para uma padaria no Porto', 'pt'],
  ['en', 'A bakery in São Paulo', 'en'],
] as const)('%s: %s', (language, prompt, tag) => {
  expect(languageTag(language, prompt)).toBe(tag);
});

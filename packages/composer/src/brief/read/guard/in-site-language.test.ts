import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const titlesOf = (prompt: string) => readBrief(prompt).sections.map(({ title }) => title);

test('what only leads to a list is no part of its title', () =>
  expect(
    titlesOf('Le restaurant Chez Odile à Cancale. Voici la carte :\nSoupe : 9 €\nSole : 22 €\nFar : 6 €'),
  ).toContain('carte'));

test('a section is not called in the language of the request where the site has another one', () => {
  const prompt =
    'Please build a website in Spanish for Taquería La Lupita. Prices:\nTacos al pastor – 6 €\nPozole rojo – 8 €\nAgua de jamaica – 2 €\nEstamos en la calle del Pez 14, Madrid.';
  expect(readBrief(prompt).languages.value).toEqual(['es']);
  expect(titlesOf(prompt)).not.toContain('Prices');
});

test('a text that is given for the page is nobody’s voice', () => {
  const [quotation] = readBrief(
    'A site for Maud’s Nursery near Ely. Text: "Perennials grown without pesticides since 1996." Phone 01353 555 019.',
  ).quotations;
  expect(quotation?.use).toBe('text');
  expect(quotation?.by).toBeUndefined();
});

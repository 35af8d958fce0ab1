import { expect, test } from 'vitest';
import { briefOf, said } from '../testing/brief-of.ts';
import { languageCopies } from './language-copy.ts';
import { priced } from './priced-item.ts';
import { withFactsApart, withoutRepeats } from './told-facts.ts';

test('a fact about the maker leaves the offer, and what is sold stays', () => {
  const offer = [
    { items: ['Rowing boats', 'Founded in 1931'].map((name, index) => ({ name, from: [index] })) },
  ];
  const brief = briefOf({ offer });
  const { offer: sold, details } = withFactsApart(brief, languageCopies(brief));
  expect(sold).toEqual([{ items: [{ name: 'Rowing boats', from: [0] }] }]);
  expect(details).toEqual([{ text: 'Founded in 1931', from: [1] }]);
});

test('what the top of the page says is no fact beside it, and its source stays known', () => {
  const details = [
    { text: 'Workshop Fell, Kendal', from: [3] },
    { text: 'Fell walks start here', from: [4] },
  ];
  const brief = withoutRepeats(briefOf({ name: said('Fell', [1]), place: said('Kendal', [2]), details }));
  expect(brief.details).toEqual([details[1]]);
  expect(brief.name?.from).toEqual([1, 3]);
});

test('a price in a name is a price, unless a word binds it', () => {
  expect(priced({ name: 'Primera visita 30 €', from: [] }, 'Precio')).toMatchObject({
    name: 'Primera visita',
    price: '30 €',
  });
  const bound = { name: 'bring three chairs for £120', from: [] };
  expect(priced(bound, 'Price')).toBe(bound);
});

import { expect, test } from 'vitest';
import { joined, withoutConjunction } from './conjunctions.ts';
import { languageCopies } from './language-copy.ts';

const copiesOf = (...value: string[]) => languageCopies({ languages: { value, sureness: 1, from: [] } });
const entries = (...texts: string[]) => texts.map((text, index) => ({ text, from: [index] }));
const textsOf = (tag: string, ...texts: string[]) =>
  joined(entries(...texts), copiesOf(tag)).map(({ text }) => text);

test('what goes on from an entry stands with it, and both sources are kept', () => {
  expect(textsOf('en', '€1,200', 'or three payments of €420', 'refunds in full')).toEqual([
    '€1,200, or three payments of €420',
    'refunds in full',
  ]);
  expect(joined(entries('A', 'then B'), copiesOf('en'))[0]?.from).toEqual([0, 1]);
  expect(textsOf('de', 'Anmeldung am Tresen', 'oder telefonisch')).toEqual([
    'Anmeldung am Tresen, oder telefonisch',
  ]);
  expect(textsOf('fr', 'Livraison le mardi', 'puis retrait')).toEqual(['Livraison le mardi, puis retrait']);
});

test('with nothing to go on from, the conjunction goes', () => {
  expect(textsOf('en', 'We close in May.', 'and open in June')).toEqual(['We close in May.', 'open in June']);
  expect(withoutConjunction('and then we swim', copiesOf('en'))).toBe('we swim');
});

test('a word of another language and a sentence that opens with one on purpose stay', () => {
  expect(withoutConjunction('o Porto é aqui', copiesOf('pt'))).toBe('o Porto é aqui');
  expect(withoutConjunction('And now for music', copiesOf('en'))).toBe('And now for music');
  expect(withoutConjunction('order by post', copiesOf('en'))).toBe('order by post');
});

test('takes away no more conjunctions than anybody begins with', () => {
  const text = 'and '.repeat(20_000);
  expect(withoutConjunction('and and then tea', copiesOf('en'))).toBe('tea');
  expect(withoutConjunction(text, copiesOf('en')).length).toBeGreaterThan(text.length - 40);
});

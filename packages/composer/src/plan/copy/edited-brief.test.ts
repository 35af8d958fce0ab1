import { expect, test } from 'vitest';
import { briefOf } from '../testing/brief-of.ts';
import { withCopyEdited } from './edited-brief.ts';

const details = (...texts: string[]) => texts.map((text, index) => ({ text, from: [index] }));

test('entries begin with a capital, but spellings of their own stay', () => {
  const brief = briefOf({
    details: details('iPhone repair', 'npm install kite', 'hello@kite.example', 'écrans'),
  });
  expect(withCopyEdited(brief).details.map(({ text }) => text)).toEqual([
    'iPhone repair',
    'npm install kite',
    'hello@kite.example',
    'Écrans',
  ]);
});

test('a name that is written small stays small', () => {
  const name = { value: 'nook', sureness: 1, from: [] };
  const brief = briefOf({ name, details: details('nook has two rooms', 'quiet after nine') });
  expect(withCopyEdited(brief).details.map(({ text }) => text)).toEqual([
    'nook has two rooms',
    'Quiet after nine',
  ]);
});

test('an entry that is only an amount is a price', () => {
  const brief = briefOf({
    offer: [
      {
        items: [
          { name: '£35 a visit', from: [] },
          { name: '3 eggs', from: [] },
        ],
      },
    ],
  });
  expect(withCopyEdited(brief).offer[0]?.items).toEqual([
    { name: 'Price', price: '£35 a visit', from: [] },
    { name: '3 eggs', from: [] },
  ]);
});

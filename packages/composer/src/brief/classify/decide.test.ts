import type { StatementClass } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { decide } from './decide.ts';
import { modelClasses } from './model/statement-model.ts';

const decided = (shares: Partial<Record<StatementClass, number>>) => {
  const { class: name, sureness } = decide(Float64Array.from(modelClasses, (one) => shares[one] ?? 0));
  return [name, Number(sureness.toFixed(2))];
};

test('what is for visitors in all likelihood is so, whatever of that it is', () => {
  expect(decided({ fact: 0.3, story: 0.2, person: 0.1, context: 0.25, meta: 0.15 })).toEqual(['fact', 0.6]);
  expect(decided({ story: 0.35, fact: 0.25, context: 0.2, meta: 0.2 })).toEqual(['story', 0.6]);
});

test('what may as well be said to the maker is not understood', () => {
  expect(decided({ fact: 0.3, story: 0.15, context: 0.3, meta: 0.25 })).toEqual(['not_understood', 0.3]);
  expect(decided({ context: 0.4, fact: 0.3, story: 0.3 })).toEqual(['not_understood', 0.4]);
});

import type { StatementClass } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import type { Classified } from '../../classify/classified.ts';
import { isAmongTold } from './among-told.ts';

const unsure = (text: string, also: StatementClass[]): Classified => ({
  text,
  start: 0,
  end: text.length,
  kind: 'sentence',
  depth: 0,
  class: 'not_understood',
  also,
  sureness: 0.46,
});

test('what may be a fact is told among facts', () => {
  expect(isAmongTold(unsure('hot chocolate at the end', ['fact', 'item']))).toBe(true);
});

test.each<[string, StatementClass[]]>([
  ['vintage but not twee', ['fact', 'design_wish']],
  ['the old boat at sunset', ['fact', 'page_or_section_wish']],
])('what may be a wish is not: %s', (text, also) => {
  expect(isAmongTold(unsure(text, also))).toBe(false);
});

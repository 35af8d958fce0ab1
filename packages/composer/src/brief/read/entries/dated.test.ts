import { expect, test } from 'vitest';
import { readBrief } from '../../read-brief.ts';
import { withDated } from './dated.ts';

test('an event behind a date is on it, whether or not anything else stands behind one', () => {
  const brief = readBrief('Whitby Harriers, a running club in Whitby. 6 December 2026: Fell Race');
  const at = brief.statements.findIndex(({ text }) => text.includes('Fell Race'));
  const statements = brief.statements.map((statement, index) =>
    index === at ? { ...statement, key: '6 December 2026', text: 'Fell Race' } : statement,
  );
  const events = [{ title: 'Fell Race', from: [at] }];
  expect(withDated({ ...brief, statements, details: [], figures: [], offer: [], events }).events).toEqual([
    { title: 'Fell Race', date: '6 December 2026', from: [at] },
  ]);
});

import { expect, test } from 'vitest';
import { checkArea, qualityReportSchema } from './quality-report.ts';

const stored = {
  checks: [{ id: 'links', title: 'Links', status: 'passed', findings: [] }],
  notes: ['Replace the placeholder pictures by your own: images/placeholder-1.svg.'],
  files: 5,
  bytes: 500,
};

test('a report that an earlier release stored is read', () => {
  expect(qualityReportSchema.parse(stored)).toEqual({ ...stored, placeholders: [] });
});

test.each([
  ['links', 'works'],
  ['viewport', 'looks'],
  ['title', 'search'],
  ['field-labels', 'accessible'],
  ['peer-connections', 'private'],
  ['made-by-a-later-release', 'works'],
  ['constructor', 'works'],
])('the check %s is about: %s', (id, area) => {
  expect(checkArea({ id })).toBe(area);
});

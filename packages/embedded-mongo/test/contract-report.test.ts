import { expect, test } from 'vitest';
import { judge, reportLines } from './contract-report.ts';

const passing = (name: string) => ({ name, passed: true, message: '' });
const failing = (name: string) => ({ name, passed: false, message: 'expected 1 to be 2' });

test('a case that does not pass differs when it is named, and fails when it is not', () => {
  const verdict = judge(
    [passing('a query'), failing('an update'), failing('an index')],
    [{ test: /^an index/, reason: 'it has none' }],
  );
  expect(reportLines('Suite', verdict)).toEqual([
    '  differs: an index (it has none)',
    '  failed: an update\n    expected 1 to be 2',
    'Suite: 1 passed, 1 differ as named, 1 failed',
  ]);
});

test('named differences that pass or that name nothing are told', () => {
  const differences = [
    { test: /^a query/, reason: 'it asks nothing' },
    { test: /^a mistyped name/, reason: 'none' },
  ];
  const { outdated, failed } = judge([passing('a query by value')], differences);
  expect(outdated).toEqual(['a query by value passes', '/^a mistyped name/ names no case']);
  expect(failed).toEqual([]);
});

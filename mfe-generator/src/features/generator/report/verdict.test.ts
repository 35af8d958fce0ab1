import type { QualityCheck } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { verdictOf, verdictSentence } from './verdict.ts';

const check = (status: QualityCheck['status']): QualityCheck => ({
  id: status,
  title: status,
  status,
  findings: [],
});

const reportOf = (...statuses: QualityCheck['status'][]) => ({ checks: statuses.map(check) });

test('counts a repaired check as passed', () => {
  expect(verdictOf(reportOf('passed', 'repaired', 'failed'))).toEqual({ passed: 2, repaired: 1, failed: 1 });
});

test.each([
  [reportOf('passed'), 'Nothing had to be repaired.'],
  [reportOf('repaired'), '1 fault was found and repaired before you saw the page.'],
  [reportOf('failed', 'failed'), '2 checks found something to put right.'],
  [
    reportOf('failed', 'repaired', 'repaired'),
    '1 check found something to put right. 2 faults were found and repaired before you saw the page.',
  ],
])('says in a sentence what the checks came to', (report, sentence) => {
  expect(verdictSentence(verdictOf(report))).toBe(sentence);
});

import type { QualityCheck } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { headlineOf, verdictOf, verdictSentence, verdictWords } from './verdict.ts';

const check = (status: QualityCheck['status']): QualityCheck => ({
  id: status,
  title: status,
  status,
  findings: [],
});

const verdict = (open: number, ...statuses: QualityCheck['status'][]) =>
  verdictOf({
    checks: statuses.map(check),
    placeholders: open > 0 ? [{ text: 'Add a price', count: open, places: [] }] : [],
  });

test('counts a repaired check as passed, one by which something was removed apart, and every placeholder', () => {
  expect(verdict(3, 'passed', 'repaired', 'removed', 'failed', 'skipped')).toEqual({
    passed: 2,
    repaired: 1,
    removed: 1,
    failed: 1,
    open: 3,
  });
});

test.each([
  [verdict(0, 'passed'), '1 check passed', 'Nothing had to be repaired.', '1 check passed'],
  [
    verdict(0, 'repaired', 'passed'),
    '2 checks passed',
    '1 fault was found and repaired before you saw the page.',
    '2 checks passed',
  ],
  [
    verdict(0, 'passed', 'removed', 'skipped'),
    '1 check passed',
    'Something could not stay and was removed: see below what.',
    '1 check passed',
  ],
  [
    verdict(1, 'passed', 'passed'),
    '1 placeholder to fill in',
    '2 checks passed.',
    '1 placeholder to fill in',
  ],
  [verdict(0, 'failed', 'failed', 'passed'), '2 checks failed', '1 check passed.', '2 checks failed'],
  [
    verdict(4, 'failed', 'repaired', 'repaired'),
    '5 things left to do',
    '4 placeholders to fill in, and 1 check that found something to put right. 2 checks passed. ' +
      '2 faults were found and repaired before you saw the page.',
    '1 check failed, 4 placeholders to fill in',
  ],
])('%j is told in a figure, in sentences and in a few words', (found, headline, sentences, words) => {
  const { figure, words: counted } = headlineOf(found);

  expect([`${figure} ${counted}`, verdictSentence(found), verdictWords(found)]).toEqual([
    headline,
    sentences,
    words,
  ]);
});

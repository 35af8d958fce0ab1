import type { QualityCheck, QualityFinding } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { headlineOf, verdictOf, verdictSentence, verdictWords } from './verdict.ts';

const check = (status: QualityCheck['status'], ...findings: QualityFinding[]): QualityCheck => ({
  id: status,
  title: status,
  status,
  findings,
});

const verdict = (open: number, ...checks: (QualityCheck | QualityCheck['status'])[]) =>
  verdictOf({
    checks: checks.map((each) => (typeof each === 'string' ? check(each) : each)),
    placeholders: open > 0 ? [{ text: 'Add a price', count: open, places: [] }] : [],
  });

const removed = { path: 'index.html', message: 'A library. It was removed.', isRemoved: true } as const;
const replaced = { ...removed, hasPlaceholder: true } as const;
const unnamed = { ...replaced, misses: ['x-show'] };
const lost = (...findings: QualityFinding[]) => check('removed', ...findings);

test('counts a repaired check as passed, one by which something was removed apart, and every placeholder', () => {
  expect(verdict(3, 'passed', 'repaired', 'removed', 'failed', 'skipped')).toEqual({
    passed: 2,
    repaired: 1,
    removed: 1,
    failed: 1,
    skipped: 1,
    open: 3,
    missing: 0,
  });
});

test.each([
  ['something without a placeholder', 1, lost(removed)],
  ['something with a placeholder, which counts by itself', 0, lost(replaced)],
  ['a name that a placeholder does not stand for', 1, lost(unnamed)],
  ['each of several, also where the check has failed', 2, check('failed', removed, replaced, unnamed)],
  ['what was put right', 0, check('repaired', { path: 'index.html', message: 'A dead link.' })],
])('missing is %s: %i', (_, missing, found) => expect(verdict(0, found).missing).toBe(missing));

test.each([
  [verdict(0, 'passed'), '1 check passed', 'Nothing had to be repaired.', '1 check passed'],
  [
    verdict(0, 'repaired', 'passed'),
    '2 checks passed',
    '1 fault was found and repaired before you saw the page.',
    '2 checks passed',
  ],
  [
    verdict(0, 'passed', lost(removed)),
    '1 thing is missing',
    '1 check passed. Something could not stay and was removed: see below what.',
    '1 thing is missing',
  ],
  [
    verdict(1, 'passed', lost(replaced)),
    '1 placeholder to fill in',
    '1 check passed. Something could not stay and was removed: see below what.',
    '1 placeholder to fill in',
  ],
  [verdict(0, 'passed', 'skipped', 'skipped'), '1 check passed', '2 checks were not made.', '1 check passed'],
  [
    verdict(1, 'passed', 'failed', 'skipped', lost(removed, unnamed)),
    '4 things left to do',
    '1 placeholder to fill in, 2 things that are missing, and 1 check that found something to put right. 1 check passed. ' +
      'Something could not stay and was removed: see below what. 1 check was not made.',
    '1 check failed, 2 things are missing, 1 placeholder to fill in',
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

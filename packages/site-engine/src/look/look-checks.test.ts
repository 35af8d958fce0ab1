import type { QualityReport } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { notLookedAgain, withLook } from './look-checks.ts';

const report: QualityReport = {
  checks: [
    {
      id: 'blank-page',
      title: 'Every page shows something',
      status: 'failed',
      findings: [{ path: 'a.html', message: 'The page is blank.' }],
    },
    { id: 'links', title: 'Links', status: 'passed', findings: [] },
  ],
  placeholders: [],
  notes: ['A note.'],
  files: 1,
  bytes: 1,
};

const statusOf = ({ checks }: Pick<QualityReport, 'checks'>, id: string) =>
  checks.find((check) => check.id === id)?.status;

test('what was seen is a check of its own, and what the markup had told already is told once', () => {
  const seen = withLook(report, {
    findings: [
      { check: 'blank-page', path: 'a.html', message: 'Nothing is seen.' },
      { check: 'overflow', path: 'b.html', line: 3, message: 'Too wide.' },
    ],
    unopened: ['z.html'],
  });

  expect(statusOf(seen, 'overflow')).toBe('failed');
  expect(statusOf(seen, 'contrast')).toBe('passed');
  expect(seen.checks.find(({ id }) => id === 'blank-page')?.findings).toEqual([
    { path: 'a.html', message: 'The page is blank.' },
  ]);
  expect(seen.notes).toEqual(['A note.', 'Not opened in the browser: z.html.']);
});

test('a link that the markup has told to be dead is not told again for doing nothing', () => {
  const links = {
    id: 'links',
    title: 'Links',
    status: 'failed' as const,
    findings: [{ path: 'a.html', line: 7, message: 'The link “Book” leads nowhere.' }],
  };
  const findings = ['Book', 'Menu'].map((words) => ({
    check: 'dead-controls' as const,
    path: 'a.html',
    message: `The link “${words}” does nothing.`,
  }));
  const seen = withLook({ ...report, checks: [links] }, { findings, unopened: [] });

  expect(seen.checks.find(({ id }) => id === 'dead-controls')?.findings).toEqual([
    { path: 'a.html', message: 'The link “Menu” does nothing.' },
  ]);
});

test('without a browser the report says what was not looked at, and keeps what the markup told', () => {
  const unseen = withLook(report, { why: 'there is none on this server.' });

  expect(statusOf(unseen, 'blank-page')).toBe('failed');
  expect(statusOf(unseen, 'contrast')).toBe('skipped');
  expect(unseen.notes.at(-1)).toContain(
    'there is none on this server. So nobody has looked for script errors',
  );
});

test('a site that was changed has not been looked at again', () => {
  const seen = withLook(report, { findings: [], unopened: [] });
  const checks = notLookedAgain(seen, report.checks);

  expect(statusOf({ checks }, 'overflow')).toBe('skipped');
  expect(statusOf({ checks }, 'blank-page')).toBe('failed');
});

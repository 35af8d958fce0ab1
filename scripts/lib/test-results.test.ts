import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeSkipped, describeSlowest, readCases, readReport } from './test-results.js';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(program: 'vitest' | 'playwright', report: object, exitCode = 0) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(program, file, exitCode);
}

const test = (fullName: string, status: string, needs?: string) => ({ fullName, status, meta: { needs } });
const vitestReport = (...assertionResults: (ReturnType<typeof test> & { duration?: number | null })[]) => ({
  testResults: [{ name: 'a.test.ts', status: 'passed', message: '', assertionResults }],
});

describe('a report of Vitest', () => {
  it('keeps what each skipped test needs', () => {
    const tests = [test('works', 'passed'), test('breaks', 'failed'), test('waits', 'skipped', 'nginx')];
    expect(read('vitest', vitestReport(...tests), 1)).toMatchObject({
      passed: 1,
      failed: ['breaks'],
      skipped: [{ name: 'waits', reason: 'they need nginx' }],
    });
  });

  it('of a run that failed outside of every test is a failure', () => {
    expect(read('vitest', vitestReport(test('works', 'passed')), 1).failed).toEqual([
      'vitest, with exit code 1 and no failed test',
    ]);
  });
});

it('a report of Playwright keeps the reason that a test gives', () => {
  const annotations = [{ type: 'skip', description: 'no camera here' }];
  const specs = [{ title: 'takes a picture', tests: [{ status: 'skipped', annotations }] }];
  expect(read('playwright', { suites: [{ title: 'camera', specs }] }).skipped).toEqual([
    { name: 'camera › takes a picture', reason: 'no camera here' },
  ]);
});

it('the cases of either program are read with their files', () => {
  const file = join(folder, 'cases.json');
  const filesOf = (program: 'vitest' | 'playwright', report: object) => {
    writeFileSync(file, JSON.stringify(report));
    return readCases(program, file).map((one) => [one.file, one.outcome]);
  };
  const specs = [{ title: 'works', file: 'b.spec.ts', tests: [{ status: 'expected', annotations: [] }] }];
  expect(filesOf('vitest', vitestReport(test('works', 'passed')))).toEqual([['a.test.ts', 'passed']]);
  expect(filesOf('playwright', { suites: [{ title: 'b', specs }] })).toEqual([['b.spec.ts', 'passed']]);
});

it('skipped tests are told by their reason', () => {
  const needNginx = ['a', 'b', 'c'].map((name) => test(name, 'skipped', 'nginx'));
  const { skipped, failed } = read('vitest', vitestReport(...needNginx, test('d', 'skipped', 'root')));
  expect(describeSkipped(skipped)).toEqual(['3 tests: they need nginx', '1 test: they need root']);
  expect(failed).toEqual([]);
});

it('one that is skipped without a reason has failed, in either report', () => {
  const told = (name: string) => `${name} (skipped, and no reason is given)`;
  const ofVitest = read('vitest', vitestReport(test('waits', 'skipped'), test('stays', 'todo')));
  const specs = [{ title: 'waits', tests: [{ status: 'skipped', annotations: [{ type: 'skip' }] }] }];
  const ofPlaywright = read('playwright', { suites: [{ title: 'page', specs }] });
  expect(ofVitest).toMatchObject({ skipped: [], failed: [told('waits'), told('stays')] });
  expect(ofPlaywright).toMatchObject({ skipped: [], failed: [told('page › waits')] });
});

describe('the slowest tests', () => {
  it('are told with their seconds, the slowest first, and no more than asked for', () => {
    const timed = [120, 4_000, 90, 15_260].map((ms) => ({ name: `takes ${ms}`, ms }));
    expect(describeSlowest(timed, 2)).toEqual(['15.3 s  takes 15260', '4.0 s  takes 4000']);
  });

  it('are those of either program; a test that was not run has no time', () => {
    const ran = { ...test('runs', 'passed'), duration: 1_500 };
    const { timed } = read('vitest', vitestReport(ran, { ...test('waits', 'skipped'), duration: null }));
    const results = [{ duration: 700 }, { duration: 800 }];
    const specs = [{ title: 'opens', tests: [{ status: 'expected', results, annotations: [] }] }];
    const opened = read('playwright', { suites: [{ title: 'page', specs }] });
    expect([...timed, ...opened.timed]).toEqual([
      { name: 'runs', ms: 1_500 },
      { name: 'page › opens', ms: 1_500 },
    ]);
  });
});

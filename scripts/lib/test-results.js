import { readFileSync } from 'node:fs';

/** What one layer of the tests came to: how many passed, and the others by name. */
/** @typedef {{ passed: number, failed: string[], skipped: string[] }} Results */

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'skipped' }} Case */

/**
 * @param {Case[]} cases
 * @returns {Results}
 */
export function resultsOf(cases) {
  const named = (/** @type {Case['outcome']} */ outcome) =>
    cases.filter((test) => test.outcome === outcome).map(({ name }) => name);
  return { passed: named('passed').length, failed: named('failed'), skipped: named('skipped') };
}

/** @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string }[] }[] }} VitestReport */

/**
 * A file that cannot be loaded has no case of its own, so it counts as one.
 * @param {VitestReport} report
 * @returns {Case[]}
 */
const vitestCases = (report) =>
  report.testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ name, outcome: 'failed' }]
      : assertionResults.map((test) => ({
          name: test.fullName,
          outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
        })),
  );

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @type {Record<string, Case['outcome']>} */
const playwrightOutcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

/**
 * @param {PlaywrightSuite} suite
 * @returns {Case[]}
 */
const playwrightCases = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      name: `${suite.title} › ${spec.title}`,
      outcome: playwrightOutcomes[status] ?? 'failed',
    })),
  ),
  ...(suite.suites ?? []).flatMap(playwrightCases),
];

const readers = {
  vitest: vitestCases,
  playwright: (/** @type {{ suites: PlaywrightSuite[] }} */ report) => report.suites.flatMap(playwrightCases),
};

/**
 * Reads the JSON report of a run. A run that broke off before it wrote one, or that failed although no test
 * did (an error outside of every test), is a failure by the name of its program.
 * @param {'vitest' | 'playwright'} program
 * @param {string} file
 * @param {number} exitCode
 * @returns {Results}
 */
export function readReport(program, file, exitCode) {
  try {
    const results = resultsOf(readers[program](JSON.parse(readFileSync(file, 'utf8'))));
    if (exitCode === 0 || results.failed.length > 0) return results;
    return { ...results, failed: [`${program}, with exit code ${exitCode} and no failed test`] };
  } catch {
    return { passed: 0, failed: [`${program}, before it wrote its report`], skipped: [] };
  }
}

import { readFileSync } from 'node:fs';

/** @typedef {{ file: string, name: string, outcome: 'passed' | 'failed' | 'skipped', ms?: number, reason?: string | undefined }} Case */

/** @typedef {{ name: string, reason: string }} Skipped */

/** @typedef {{ name: string, ms: number }} Timed */

/** What one layer of the tests came to: how many passed, the others by name, and how long each was measured to take. */
/** @typedef {{ passed: number, failed: string[], skipped: Skipped[], timed: Timed[] }} Results */

const withoutReason = (/** @type {string} */ name) => `${name} (skipped, and no reason is given)`;

/**
 * What is skipped and gives no reason has failed: nobody would ever learn what it needs.
 * @param {Omit<Case, 'file'>[]} cases
 * @returns {Results}
 */
export function resultsOf(cases) {
  const those = (/** @type {Case['outcome']} */ outcome) => cases.filter((test) => test.outcome === outcome);
  return {
    passed: those('passed').length,
    failed: [
      ...those('failed').map(({ name }) => name),
      ...those('skipped').flatMap(({ name, reason }) => (reason ? [] : [withoutReason(name)])),
    ],
    skipped: those('skipped').flatMap(({ name, reason }) => (reason ? [{ name, reason }] : [])),
    timed: cases.flatMap(({ name, ms }) => (ms === undefined ? [] : [{ name, ms }])),
  };
}

/** @type {Results} */
export const noResults = { passed: 0, failed: [], skipped: [], timed: [] };

/**
 * A line for each of the slowest tests, those of all layers together, the slowest first.
 * @param {Timed[]} timed
 */
export const describeSlowest = (timed, count = 10) =>
  timed
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s  ${name}`);

/**
 * One line for each reason and how many tests it kept back.
 * @param {Skipped[]} skipped
 */
export const describeSkipped = (skipped) =>
  [...Map.groupBy(skipped, ({ reason }) => reason)].map(
    ([reason, tests]) => `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}: ${reason}`,
  );

/** @typedef {{ testResults: { name: string, status: string, message: string, assertionResults: { fullName: string, status: string, duration?: number | null, meta?: { needs?: string } }[] }[] }} VitestReport */

/**
 * A file that cannot be loaded has no case of its own, so it counts as one.
 * @param {VitestReport} report
 * @returns {Case[]}
 */
const vitestCases = (report) =>
  report.testResults.flatMap(({ name, status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [/** @type {Case} */ ({ file: name, name, outcome: 'failed' })]
      : assertionResults.map((test) => ({
          file: name,
          name: test.fullName,
          outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
          ...(test.duration && { ms: test.duration }),
          reason: test.meta?.needs && `they need ${test.meta.needs}`,
        })),
  );

/** @typedef {{ title: string, specs?: { title: string, file: string, tests: { status: string, results?: { duration: number }[], annotations: { type: string, description?: string }[] }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @type {Record<string, Case['outcome']>} */
const playwrightOutcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' };

/**
 * @param {PlaywrightSuite} suite
 * @returns {Case[]}
 */
const playwrightCases = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status, results = [], annotations }) => ({
      file: spec.file,
      name: `${suite.title} › ${spec.title}`,
      outcome: playwrightOutcomes[status] ?? 'failed',
      ms: results.reduce((total, { duration }) => total + duration, 0),
      reason: annotations.find(({ type }) => type === 'skip')?.description,
    })),
  ),
  ...(suite.suites ?? []).flatMap(playwrightCases),
];

const readers = {
  vitest: vitestCases,
  playwright: (/** @type {{ suites: PlaywrightSuite[] }} */ report) => report.suites.flatMap(playwrightCases),
};

/**
 * The cases of a report in JSON, each with its file as the program names it.
 * @param {'vitest' | 'playwright'} program
 * @param {string} file
 */
export const readCases = (program, file) => readers[program](JSON.parse(readFileSync(file, 'utf8')));

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
    const results = resultsOf(readCases(program, file));
    if (exitCode === 0 || results.failed.length > 0) return results;
    return { ...results, failed: [`${program}, with exit code ${exitCode} and no failed test`] };
  } catch {
    return { ...noResults, failed: [`${program}, before it wrote its report`] };
  }
}

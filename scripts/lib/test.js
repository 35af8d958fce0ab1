import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.js';
import { ensureInstalled } from './install.js';
import { inRoot } from './paths.js';
import { runBin } from './run.js';
import { say } from './say.js';

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Counts */

const reports = inRoot('.cache/test-reports');

const parts = globSync('{packages,svc-*,gateway,shell,mfe-*,e2e,bench,scripts}', { cwd: inRoot() });

/** @type {[title: string, bin: string, args: string[]][]} */
const staticChecks = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Types', 'tsc', []],
  ['Import rules', 'depcruise', parts],
  ['Dead code', 'knip', []],
];

const title = (/** @type {string} */ text) => say(`\n— ${text}`);

/** @returns {Promise<Counts>} */
async function runStaticChecks() {
  const counts = { passed: 0, failed: 0, skipped: [] };
  for (const [name, bin, args] of staticChecks) {
    title(name);
    const { code } = await runBin(bin, args);
    counts[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/**
 * Reads a JSON report; a run that crashed before it wrote one counts as one failure.
 * @template T
 * @param {string} file
 * @param {(report: T) => Counts} count
 * @returns {Counts}
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: [] };
  }
}

/**
 * A run that failed although no test did (an unhandled error, a file that cannot be loaded) is a failure too.
 * @param {Counts} counts
 * @param {number} code
 */
const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/** @typedef {{ fullName: string, status: string }} VitestCase */

/** @returns {Promise<Counts>} */
async function runVitest() {
  title('Units, services and components');
  const file = `${reports}/vitest.json`;
  const { code } = await runBin('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const counts = readReport(
    file,
    (/** @type {{ testResults: { assertionResults: VitestCase[] }[] }} */ report) => {
      const cases = report.testResults.flatMap((suite) => suite.assertionResults);
      return {
        passed: cases.filter(({ status }) => status === 'passed').length,
        failed: cases.filter(({ status }) => status === 'failed').length,
        skipped: cases
          .filter(({ status }) => !['passed', 'failed'].includes(status))
          .map(({ fullName }) => fullName),
      };
    },
  );
  return withExitCode(counts, code);
}

/** @typedef {{ title: string, specs?: { title: string, tests: { status: string }[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ title: string, status: string }[]}
 */
const casesOf = (suite) => [
  ...(suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({ title: `${suite.title} ${spec.title}`, status })),
  ),
  ...(suite.suites ?? []).flatMap(casesOf),
];

/** @returns {Promise<Counts>} */
async function runBrowserTests() {
  title('The platform in a browser');
  const browser = await ensureBrowser();
  if (!browser) return { passed: 0, failed: 1, skipped: [] };
  const file = `${reports}/playwright.json`;
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runBin('playwright', ['test', '--reporter=list,json'], { cwd: inRoot('e2e'), env });
  const counts = readReport(file, (/** @type {{ suites: PlaywrightSuite[] }} */ report) => {
    const cases = report.suites.flatMap(casesOf);
    return {
      passed: cases.filter(({ status }) => status === 'expected').length,
      failed: cases.filter(({ status }) => status === 'unexpected' || status === 'flaky').length,
      skipped: cases.filter(({ status }) => status === 'skipped').map((test) => test.title),
    };
  });
  return withExitCode(counts, code);
}

/** @param {Counts[]} layers */
function conclude(layers) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    layers.reduce((total, counts) => total + counts[key], 0);
  const skipped = layers.flatMap((counts) => counts.skipped);
  if (skipped.length > 0) say(`\nSkipped here:\n${skipped.map((name) => `  ${name}`).join('\n')}`);
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${tail}\n`);
  process.exit(sum('failed') > 0 ? 1 : 0);
}

/** The whole of `npm test`: every check of every layer, also after one has failed. */
export async function test() {
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  conclude([await runStaticChecks(), await runVitest(), await runBrowserTests()]);
}

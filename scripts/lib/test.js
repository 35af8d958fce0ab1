import { globSync, mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.js';
import { ensureInstalled } from './install.js';
import { inRoot } from './paths.js';
import { run, runBin } from './run.js';
import { say } from './say.js';
import { describeSkipped, describeSlowest, noResults, readReport, resultsOf } from './test-results.js';

/** @typedef {import('./test-results.js').Results} Results */

const reports = inRoot('.cache/test-reports');

const parts = globSync('{packages,svc-*,gateway,shell,mfe-*,e2e,bench,scripts}', { cwd: inRoot() });

/** @param {string} name */
const bin = (name) => inRoot('node_modules/.bin', name);

/** @type {[name: string, program: string, args: string[]][]} */
const staticChecks = [
  ['Format and lint', bin('biome'), ['ci', '--error-on-warnings', '.']],
  ['Types', bin('tsc'), []],
  ['Import rules', bin('depcruise'), parts],
  ['Dead code', bin('knip'), []],
  ['Lines of Markdown', inRoot('scripts/check-markdown.js'), []],
];

/** @returns {Promise<Results>} */
async function runStaticChecks() {
  const cases = staticChecks.map(async ([name, program, args]) => {
    const { code, output } = await run(process.execPath, [program, ...args], { quiet: true });
    say(`\n${name}\n${output.trim()}`);
    return { name, outcome: code === 0 ? /** @type {const} */ ('passed') : /** @type {const} */ ('failed') };
  });
  return resultsOf(await Promise.all(cases));
}

/** @typedef {{ browser: string | undefined }} Machine what the layers have to work with */

/** Where no browser was found, tests that need one skip themselves. @param {Machine} machine */
const withBrowser = ({ browser }) => ({ ...process.env, ...(browser && { CHROMIUM_PATH: browser }) });

/**
 * @param {Machine} machine
 * @returns {Promise<Results>}
 */
async function runVitest(machine) {
  const file = `${reports}/vitest.json`;
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runBin('vitest', args, { env: withBrowser(machine) });
  return readReport('vitest', file, code);
}

/**
 * @param {Machine} machine
 * @returns {Promise<Results>}
 */
async function runBrowserTests(machine) {
  if (!machine.browser) return { ...noResults, failed: ['no browser starts here'] };
  const file = `${reports}/playwright.json`;
  const env = { ...withBrowser(machine), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code } = await runBin('playwright', ['test', '--reporter=list,json,./support/failed-page.ts'], {
    cwd: inRoot('e2e'),
    env,
  });
  return readReport('playwright', file, code);
}

/** @type {[title: string, run: (machine: Machine) => Promise<Results>][]} */
const layers = [
  ['Static checks', runStaticChecks],
  ['Units, services and components', runVitest],
  ['The platform in a browser', runBrowserTests],
];

/**
 * @param {(typeof layers)[number]} layer
 * @param {Machine} machine
 * @returns {Promise<{ results: Results, summary: string }>}
 */
async function runLayer([title, run], machine) {
  say(`\n— ${title}`);
  const start = performance.now();
  const results = await run(machine);
  const seconds = Math.round((performance.now() - start) / 1000);
  return {
    results,
    summary: `${title}: ${results.passed} passed, ${results.failed.length} failed, ${seconds} s`,
  };
}

const list = (/** @type {string} */ title, /** @type {string[]} */ names) =>
  names.length > 0 ? say(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`) : undefined;

/** The whole of `npm test`: every check of every layer, also after one has failed. */
export async function test() {
  await ensureInstalled();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const machine = { browser: await ensureBrowser() };
  const done = [];
  for (const layer of layers) done.push(await runLayer(layer, machine));
  const skipped = done.flatMap(({ results }) => results.skipped);
  const failed = done.flatMap(({ results }) => results.failed);
  const passed = done.reduce((total, { results }) => total + results.passed, 0);
  list('The slowest tests', describeSlowest(done.flatMap(({ results }) => results.timed)));
  list('Skipped here', describeSkipped(skipped));
  list('Failed', failed);
  say(`\n${done.map(({ summary }) => summary).join('\n')}`);
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  process.stdout.write(`\n${passed} passed, ${failed.length} failed${tail}\n`);
  process.exit(failed.length > 0 ? 1 : 0);
}

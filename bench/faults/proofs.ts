import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../../scripts/lib/browser.js';
import { inRoot } from '../../scripts/lib/paths.js';
import { runBin } from '../../scripts/lib/run.js';
import { readCases } from '../../scripts/lib/test-results.js';
import type { Fault, Outcome, Proof, Result } from './fault.ts';
import { reports } from './reports.ts';

type Case = ReturnType<typeof readCases>[number];

const browserTests = 'e2e/tests/';

const isOfBrowser = ({ file }: Proof) => file.startsWith(browserTests);

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** None of a run that broke off before it wrote its report: what it was to show it did not. */
const casesIn = (program: 'vitest' | 'playwright', report: string): Case[] =>
  existsSync(report) ? readCases(program, report) : [];

const anyName = (proofs: Proof[]) => proofs.flatMap(({ names }) => names.map(literally)).join('|');
const filesOf = (proofs: Proof[]) => [...new Set(proofs.map(({ file }) => file))];

async function runVitest(proofs: Proof[]): Promise<Case[]> {
  if (proofs.length === 0) return [];
  const report = join(reports, 'vitest.json');
  const reporter = ['--reporter=json', `--outputFile.json=${report}`];
  await runBin('vitest', ['run', ...filesOf(proofs), '-t', anyName(proofs), ...reporter], { quiet: true });
  return casesIn('vitest', report);
}

async function runPlaywright(proofs: Proof[]): Promise<Case[]> {
  if (proofs.length === 0) return [];
  const browser = await ensureBrowser();
  if (!browser) return proofs.flatMap(skippedWithoutBrowser);
  const report = join(reports, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const files = filesOf(proofs).map((file) => file.slice('e2e/'.length));
  const args = ['test', ...files, '-g', anyName(proofs), '--reporter=json'];
  await runBin('playwright', args, { cwd: inRoot('e2e'), env, quiet: true });
  return casesIn('playwright', report).map((test) => ({ ...test, file: `${browserTests}${test.file}` }));
}

const skippedWithoutBrowser = ({ file, names }: Proof) =>
  names.map((name): Case => ({ file, name, outcome: 'skipped', reason: 'it needs a browser' }));

interface Verdict {
  outcome: Outcome;
  says: string;
}

/** What the cases that are meant came to. A test that is not there, or did not come to run, shows nothing. */
function verdictOf({ file, names }: Proof, cases: Case[]): Verdict {
  const those = cases.filter((test) => test.file.endsWith(file));
  const missing = names.filter((name) => !those.some((test) => test.name.includes(name)));
  if (missing.length > 0)
    return { outcome: 'did not hold', says: `${file} did not run “${missing.join('”, “')}”` };
  const meant = those.filter((test) => names.some((name) => test.name.includes(name)));
  const failed = meant.filter(({ outcome }) => outcome === 'failed');
  if (failed.length > 0)
    return { outcome: 'did not hold', says: failed.map(({ name }) => `${file}: ${name}`).join('; ') };
  const skipped = meant.find(({ outcome }) => outcome === 'skipped');
  const passed = meant.filter(({ outcome }) => outcome === 'passed').length;
  if (passed === 0) return { outcome: 'not tried', says: `${file}: ${skipped?.reason ?? 'skipped'}` };
  return { outcome: 'held', says: `${passed === 1 ? 'a test' : `${passed} tests`} of ${file}` };
}

/** One that failed counts, else one that held; everything that was found is said. */
const joined = (verdicts: Verdict[]): Verdict => ({
  outcome:
    (['did not hold', 'held'] as const).find((each) => verdicts.some(({ outcome }) => outcome === each)) ??
    'not tried',
  says: verdicts.map(({ says }) => says).join('; '),
});

/** Runs the tests that the faults name, all at once, and adds what they say to what was seen on a running platform. */
export async function addProofs(
  faults: Fault[],
  results: Result[],
  tell: (result: Result) => void,
): Promise<Result[]> {
  const proofs = faults.flatMap((fault) => fault.proofs ?? []);
  const cases = [
    ...(await runVitest(proofs.filter((proof) => !isOfBrowser(proof)))),
    ...(await runPlaywright(proofs.filter(isOfBrowser))),
  ];
  return faults.map((fault) => {
    const verdicts = (fault.proofs ?? []).map((proof) => verdictOf(proof, cases));
    const seen = results.filter((result) => result.fault === fault);
    const result = { fault, ...joined([...seen, ...verdicts]) };
    if (verdicts.length > 0) tell(result);
    return result;
  });
}

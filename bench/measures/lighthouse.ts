import type { BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { newAccount, openSignedIn } from '../../e2e/support/account.ts';
import { freePort } from '../../e2e/support/command.ts';
import type { Platform } from '../../e2e/support/platform.ts';
import { launchSharedChromium } from '../lib/chromium.ts';
import { startBothFrontEnds } from '../lib/front-ends.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Screen {
  name: string;
  path: string;
  /** The heading that a signed-in person sees there; without one nobody is signed in. */
  signedIn?: string;
  /** Points in each category. */
  goal: number;
}

const screens: Screen[] = [
  { name: 'Landing page', path: '/', goal: 95 },
  { name: '/app', path: '/app', signedIn: 'What should it be?', goal: 90 },
];

async function signIn(browser: BrowserContext, platform: Platform, path: string, heading: string) {
  const page = await browser.newPage();
  await openSignedIn(page, await newAccount(platform), path);
  // What is measured must be the screen, not the face of a failure.
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.close();
}

/** Lighthouse with its own mobile profile: a slow phone on a slow network. */
async function tryToAudit(platform: Platform, screen: Screen): Promise<Result> {
  const port = await freePort();
  const browser = await launchSharedChromium(port, platform.url);
  if (screen.signedIn) await signIn(browser, platform, screen.path, screen.signedIn);
  const run = await lighthouse(platform.url + screen.path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  await browser.close();
  if (!run || run.lhr.runtimeError)
    throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.');
  return run.lhr;
}

/** Once more when the browser lost the trace: Lighthouse then asks to be run again. */
const audit = (platform: Platform, screen: Screen) =>
  tryToAudit(platform, screen).catch(() => tryToAudit(platform, screen));

const points = (results: Result[], category: string) =>
  median(results.map(({ categories: scores }) => (scores[category]?.score ?? 0) * 100));

const milliseconds = (results: Result[], measured: string) =>
  median(results.map(({ audits }) => audits[measured]?.numericValue ?? Number.NaN));

const name = 'the same code without federation';

function rowsOf(screen: Screen, ours: Result[], reference: Result[]): Row[] {
  const scores = categories.map(
    (category): Row => ({
      what: `${screen.name}, Lighthouse ${category}`,
      ours: points(ours, category),
      unit: 'points',
      reference: { name, value: points(reference, category) },
      goal: { atLeast: screen.goal },
    }),
  );
  const times = ['largest-contentful-paint', 'total-blocking-time'].map(
    (measured): Row => ({
      what: `${screen.name}, ${measured.replaceAll('-', ' ')}`,
      ours: milliseconds(ours, measured),
      unit: 'ms',
      reference: { name, value: milliseconds(reference, measured) },
    }),
  );
  return [...scores, ...times];
}

/** What Lighthouse says of the first page and of the page people work on, each in turn with its reference. */
export async function lighthouseScores(): Promise<Row[]> {
  const frontEnds = await startBothFrontEnds();
  const rows: Row[] = [];
  for (const screen of screens) {
    const ours: Result[] = [];
    const reference: Result[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await audit(frontEnds.ours, screen));
      reference.push(await audit(frontEnds.reference, screen));
    }
    rows.push(...rowsOf(screen, ours, reference));
  }
  await frontEnds.close();
  return rows;
}

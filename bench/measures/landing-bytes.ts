import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { launchChromium } from '../lib/chromium.ts';
import { startBothFrontEnds } from '../lib/front-ends.ts';
import type { Row } from '../lib/table.ts';

const kilobytes = (contents: Buffer[]) =>
  contents.reduce((total, content) => total + brotliCompressSync(content).length, 0) / 1024;

/** How many scripts were asked for before anything was seen. */
const scriptsBeforePaint = (page: Page) =>
  page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint').at(0)?.startTime ?? 0;
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return asked.filter(({ name, startTime }) => /\.js$/.test(name) && startTime < painted).length;
  });

/** Opens the landing page and waits until it is quiet. */
async function scriptsOfLandingPage(url: string) {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const measured = { size: kilobytes(await Promise.all(scripts)), requests: await scriptsBeforePaint(page) };
  await browser.close();
  return measured;
}

const name = 'the same code without federation';

/** What the landing page asks of a visitor's connection before anything is seen and until it is quiet. */
export async function landingBytes(): Promise<Row[]> {
  const frontEnds = await startBothFrontEnds();
  const ours = await scriptsOfLandingPage(frontEnds.ours.url);
  const reference = await scriptsOfLandingPage(frontEnds.reference.url);
  await frontEnds.close();
  return [
    {
      what: 'Landing page, scripts, brotli',
      ours: ours.size,
      unit: 'KB',
      reference: { name, value: reference.size },
      goal: { atMost: 110 },
    },
    {
      what: 'Landing page, scripts asked for before the first paint',
      ours: ours.requests,
      unit: 'requests',
      reference: { name, value: reference.requests },
      goal: { atMost: 4 },
    },
  ];
}

import type { Page } from '@playwright/test';
import type { SessionResponse } from '@sitewright/contracts';
import { administrator, openSignedIn } from '../../e2e/support/account.ts';
import { type Platform, startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { launchChromium } from '../lib/chromium.ts';
import { fillPlatform } from '../lib/fill-platform.ts';
import type { Row } from '../lib/table.ts';

const many = 10_000;
const few = 20;
const rowsToScroll = 300;

interface List {
  path: string;
  as: 'owner' | 'administrator';
  rows: string;
  /** What a person does to see more of it. */
  grow: (page: Page) => Promise<void>;
}

const nextFrame = (page: Page) => page.evaluate(() => new Promise(requestAnimationFrame));

async function scroll(page: Page) {
  await page.mouse.wheel(0, 3_000);
  await nextFrame(page);
}

async function loadMore(page: Page) {
  const more = page.getByRole('button', { name: 'Load more' });
  // Without one, the last rows are still being drawn.
  if (await more.isVisible()) await more.click();
  await nextFrame(page);
}

const lists: List[] = [
  {
    path: '/admin-panel/users',
    as: 'administrator',
    rows: 'tbody tr',
    grow: loadMore,
  },
  { path: '/admin-panel/sites', as: 'administrator', rows: 'main li', grow: scroll },
  { path: '/dashboard', as: 'owner', rows: 'main li', grow: scroll },
];

interface Filled {
  platform: Platform;
  people: { owner: SessionResponse; administrator: SessionResponse };
}

async function filled(count: number): Promise<Filled> {
  const platform = await startTestPlatform();
  const owner = await fillPlatform(platform, count);
  return { platform, people: { owner, administrator: await administrator(platform) } };
}

/** Notes every task that keeps the page from answering for more than 50 ms. */
function watchTasks() {
  const tasks: number[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((seen) => tasks.push(...seen.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  );
}

/** Milliseconds of the longest task while the list grows to so many rows; 50 where none was longer. */
async function scrollThrough(page: Page, { rows, grow }: List, wanted: number) {
  await page.evaluate(watchTasks);
  await page.mouse.move(700, 500);
  while ((await page.locator(rows).count()) < wanted) await grow(page);
  return page.evaluate(() => Math.max(50, ...(window as unknown as { longTasks: number[] }).longTasks));
}

/** Milliseconds from the address to the first row, and of the longest task while scrolling. */
async function use({ platform, people }: Filled, list: List, wanted: number) {
  const { path, rows, as } = list;
  const browser = await launchChromium();
  const page = await browser.newPage({ baseURL: platform.url, viewport: { width: 1440, height: 900 } });
  await openSignedIn(page, people[as], '/');
  const start = performance.now();
  await page.goto(path);
  await page.locator(rows).first().waitFor();
  const opened = performance.now() - start;
  const longestTask = await scrollThrough(page, list, wanted);
  await browser.close();
  return { opened, longestTask };
}

/** The lists of an instance with 10,000 people and sites, beside one with 20. */
export async function longLists(): Promise<Row[]> {
  await ensureBuilt();
  const large = await filled(many);
  const small = await filled(few);
  const rows: Row[] = [];
  for (const list of lists) {
    const ours = await use(large, list, rowsToScroll);
    const reference = await use(small, list, few);
    const name = `${few} rows`;
    rows.push(
      {
        what: `${list.path} of ${many.toLocaleString('en')} rows, first row seen`,
        ours: ours.opened,
        unit: 'ms',
        reference: { name, value: reference.opened },
      },
      {
        what: `${list.path}, longest task while scrolling through ${rowsToScroll} rows`,
        ours: ours.longestTask,
        unit: 'ms',
        reference: { name, value: reference.longestTask },
        goal: { atMost: 100 },
      },
    );
  }
  await Promise.all([large.platform.close(), small.platform.close()]);
  return rows;
}

import type { Page } from '@playwright/test';
import { livePagePath } from '@sitewright/contracts';
import {
  type Direction,
  recordedAnswer,
  recordedHeading,
  restOf,
  startFakeProvider,
} from '@sitewright/site-engine/testing';
import { newAccount, openSignedIn } from '../../e2e/support/account.ts';
import { generate, promptArea } from '../../e2e/support/journey.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { createFollower } from '../../packages/service-kit/src/testing/follower.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { launchChromium } from '../lib/chromium.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 20;
const prompt = 'A bakery with a wood-fired oven';

/** Up to the first heading: the first thing that there is to see. */
const usable = recordedAnswer.slice(0, recordedAnswer.indexOf('</h1>') + '</h1>'.length);

const now = () => performance.timeOrigin + performance.now();

/** Runs in every frame: the live page tells when the frame after its first heading begins. */
function tellFirstHeading({ path, heading }: { path: string; heading: string }) {
  if (location.pathname !== path) return;
  let isThere = false;
  const look = () => {
    const isThereNow = document.querySelector('h1')?.textContent?.includes(heading) ?? false;
    if (isThereNow && !isThere)
      requestAnimationFrame(() => {
        const tell = Reflect.get(window, 'headingSeen');
        tell(performance.timeOrigin + performance.now());
      });
    isThere = isThereNow;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}

interface Watched {
  page: Page;
  url: string;
  token: string;
  asked: Direction;
  /** When the heading is next drawn. */
  nextSight: () => Promise<number>;
}

/** Milliseconds from the first usable bytes to the heading on the page, and to a client of the same stream. */
async function firstSight({ page, url, token, asked, nextSight }: Watched, round: number) {
  // The same words again would be asked about first.
  await promptArea(page).fill(`${prompt}, number ${round}`);
  await page.getByRole('button', { name: 'Generate Website' }).click();
  const answer = await asked.next();
  await page.waitForURL(/generation=/);
  const client = createFollower(token);
  const over = client.follow(url, new URL(page.url()).searchParams.get('generation') ?? '');
  await client.until('status');
  const sight = nextSight();
  const start = now();
  answer.write(usable);
  const [seen, told] = await Promise.all([sight, client.until('preview').then(now)]);
  answer.write(restOf(recordedAnswer, usable));
  answer.end();
  await over;
  await page.waitForURL(/site=/);
  await page.goto('/app');
  return { seen: seen - start, told: told - start };
}

async function openWatched(url: string, token: Awaited<ReturnType<typeof newAccount>>) {
  const browser = await launchChromium();
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  let resolveSight = (_at: number) => {};
  await context.exposeBinding('headingSeen', (_source, at: number) => resolveSight(at));
  await context.addInitScript(tellFirstHeading, { path: livePagePath, heading: recordedHeading });
  const page = await context.newPage();
  await openSignedIn(page, token, '/app');
  const nextSight = () => new Promise<number>((resolve) => (resolveSight = resolve));
  return { browser, page, nextSight };
}

/** How soon a person sees the page after the model's first usable bytes, in a browser on the whole platform. */
export async function firstPreview(): Promise<Row[]> {
  await ensureBuilt();
  const provider = await startFakeProvider();
  const platform = await startTestPlatform({
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
  });
  const account = await newAccount(platform);
  const { browser, page, nextSight } = await openWatched(platform.url, account);
  await generate(page, 'A warm-up');
  await page.goto('/app');
  const asked = provider.direct(prompt);
  const samples: Awaited<ReturnType<typeof firstSight>>[] = [];
  for (let round = 0; round < rounds; round++) {
    samples.push(
      await firstSight({ page, url: platform.url, token: account.token, asked, nextSight }, round),
    );
  }
  await browser.close();
  await platform.close();
  await provider.close();
  return [
    {
      what: 'First visible preview after the first usable bytes, in a browser, p50',
      ours: median(samples.map(({ seen }) => seen)),
      unit: 'ms',
      reference: {
        name: 'a client of the same stream is told',
        value: median(samples.map(({ told }) => told)),
      },
      goal: { atMost: 150 },
    },
  ];
}

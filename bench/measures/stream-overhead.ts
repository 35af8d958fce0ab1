import { paces, recordedAnswer, startFakeProvider } from '@sitewright/site-engine/testing';
import { newAccount } from '../../e2e/support/account.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { createFollower } from '../../packages/service-kit/src/testing/follower.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { askProvider, prompt, type Times } from '../lib/ask-provider.ts';
import { modelSpeed } from '../lib/model-speed.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 15;
/** Milliseconds between the beginnings of two rounds: their first texts are far apart, and most of the rest is waiting. */
const apartMs = 3000;

/** What a person sees who asks the platform: the first text of a file, and the finished site. */
async function askPlatform(url: string, token: string): Promise<Times> {
  const follower = createFollower(token);
  const start = performance.now();
  const over = follower.start(url, { prompt });
  await follower.until('file');
  const first = performance.now() - start;
  await over;
  await follower.until('done');
  return { first, total: performance.now() - start };
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The platform's stream of events beside the provider's own stream of text. */
export async function streamOverhead(): Promise<Row[]> {
  await ensureBuilt();
  const provider = await startFakeProvider();
  const platform = await startTestPlatform({
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
  });
  const people = await Promise.all(Array.from({ length: rounds + 1 }, () => newAccount(platform)));
  const [warmUp, ...others] = people;
  if (warmUp) await askPlatform(platform.url, warmUp.token);
  provider.behave(paces(recordedAnswer, modelSpeed));
  const pairs = await Promise.all(
    others.map(async ({ token }, n) => {
      await later(n * apartMs);
      return Promise.all([askPlatform(platform.url, token), askProvider(provider)]);
    }),
  );
  await platform.close();
  await provider.close();

  const row = (what: string, name: string, of: (times: Times) => number): Row => {
    const reference = median(pairs.map(([, raw]) => of(raw)));
    return {
      what,
      ours: median(pairs.map(([ours]) => of(ours))),
      unit: 'ms',
      reference: { name, value: reference },
      goal: { atMost: Math.round(reference * 1.03) },
    };
  };
  return [
    row(
      'First text of a file through the platform, p50',
      'first text of a file in the provider’s own stream',
      ({ first }) => first,
    ),
    row('A finished site through the platform, p50', 'the provider’s whole answer', ({ total }) => total),
  ];
}

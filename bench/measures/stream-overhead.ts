import { type FakeProvider, paces, recordedAnswer, startFakeProvider } from '@sitewright/site-engine/testing';
import { newAccount } from '../../e2e/support/account.ts';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { createFollower } from '../../packages/service-kit/src/testing/follower.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import { modelSpeed } from '../lib/model-speed.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const rounds = 5;
/** Milliseconds between the beginnings of two rounds: they overlap, for most of a round is waiting. */
const apartMs = 700;
const prompt = 'A bakery with a wood-fired oven';

interface Times {
  first: number;
  total: number;
}

/** What a client sees that asks the provider itself and reads its text. */
async function askProvider({ baseURL }: FakeProvider): Promise<Times> {
  const start = performance.now();
  const messages = [{ role: 'user', content: prompt }];
  const answer = await fetch(`${baseURL}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'fake-model', stream: true, messages }),
  });
  const decoder = new TextDecoder();
  let first = 0;
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += textOf(decoder.decode(bytes, { stream: true }));
    if (usableText.test(text)) first ||= performance.now() - start;
  }
  return { first, total: performance.now() - start };
}

/** The first character of a file stands behind the line that says which file it is. */
const usableText = /<file [^>]*>\s*\S/;

/** The text in server-sent pieces of an answer; none is cut by the local provider. */
const textOf = (pieces: string): string =>
  [...pieces.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, json]) => JSON.parse(json ?? '""')).join('');

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

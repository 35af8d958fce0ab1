import { projectListSchema, routes } from '@sitewright/contracts';
import { createFollower, type Follower } from '@sitewright/service-kit/testing';
import type { Pace } from '@sitewright/site-engine/testing';
import { roll } from '../../scripts/lib/roll.js';
import { newAccount, request } from '../support/account.ts';
import type { Stack } from '../support/stack.ts';
import { test as base, expect } from '../support/stack-test.ts';

/** Some 13 seconds a site. */
const pace: Pace = { firstMs: 200, everyMs: 100, length: 60 };
const atOnce = 4;
const people = 8;

/** A model in the network of the stack: the test's fake one, in a container of the services' own image. */
async function startModel(stack: Stack) {
  const program = `
    const { paces, recordedAnswer, startFakeProvider } = await import('/app/packages/site-engine/src/testing/index.ts');
    const provider = await startFakeProvider({ host: '0.0.0.0', port: 8090 });
    provider.behave(paces(recordedAnswer, ${JSON.stringify(pace)}));`;
  const where = ['--network', 'sitewright-stack-test_inside', '--network-alias', 'model'];
  const image = 'sitewright/svc-sites:stack-test';
  const run = ['node', '--input-type=module', '--eval', program];
  return (await stack.docker('run', '--detach', '--init', ...where, image, ...run)).trim();
}

const test = base.extend<{ model: string }>({
  model: async ({ stack }, use) => {
    const model = await startModel(stack);
    stack.set({
      OPENAI_BASE_URL: 'http://model:8090/v1',
      OPENAI_MODEL: 'paced',
      GENERATIONS_AT_ONCE: String(atOnce),
    });
    await roll('svc-sites', stack.env);
    await use(model);
    stack.set({ OPENAI_BASE_URL: '', OPENAI_MODEL: '', GENERATIONS_AT_ONCE: '' });
    await stack.docker('rm', '--force', model);
    await roll('svc-sites', stack.env);
  },
});

/** Follows to the end, from whichever replica answers next. */
async function followToTheEnd(follower: Follower, stack: Stack, prompt: string) {
  await follower.start(stack.url, { prompt }).catch(() => undefined);
  while (!follower.hasEnded) await follower.follow(stack.url).catch(() => undefined);
}

interface Writer {
  token: string;
  follower: Follower;
}

/** Several people have their sites written while something happens to the replicas; some of them wait. */
async function writeDuring(stack: Stack, disturb: () => Promise<unknown>): Promise<Writer[]> {
  const writers = await Promise.all(
    Array.from({ length: people }, async () => {
      const { token } = await newAccount(stack);
      return { token, follower: createFollower(token) };
    }),
  );
  const ends = writers.map(({ follower }, n) => followToTheEnd(follower, stack, `Bakery number ${n}`));
  await Promise.race(writers.map(({ follower }) => follower.until('file')));
  await disturb();
  await Promise.all(ends);
  return writers;
}

/** Every event has come, once and in order, and every site is there, once. */
async function expectEachSiteOnce(stack: Stack, writers: readonly Writer[]) {
  const all = writers.map(({ follower }) => follower);
  expect(all.flatMap(({ places }) => places).length).toBeGreaterThan(0);
  expect(all.flatMap(({ received }) => received).some(({ event }) => event.type === 'resumed')).toBe(true);
  for (const { follower, token } of writers) {
    const { received } = follower;
    expect(received.map(({ number }) => number)).toEqual(received.map((_, index) => index + 1));
    expect(received.at(-1)?.event.type).toBe('done');
    const sites = projectListSchema.parse(
      await (await request(stack, routes.mySites, undefined, token)).json(),
    );
    expect(sites).toHaveLength(1);
  }
}

test('svc-sites is rolled while sites are written and others wait: every site is made once, and no event is missing', async ({
  stack,
  model: _model,
}) => {
  const writers = await writeDuring(stack, () => {
    stack.log('svc-sites rolled in mid-generation');
    return roll('svc-sites', stack.env);
  });
  await expectEachSiteOnce(stack, writers);
});

test('replicas that are killed while they write are replaced by the others: every site is made once, and no event is missing', async ({
  stack,
  model: _model,
}) => {
  const writers = await writeDuring(stack, async () => {
    const replicas = (await stack.compose('ps', '--quiet', 'svc-sites')).split('\n').filter(Boolean);
    expect(replicas.length).toBeGreaterThan(1);
    stack.log('all replicas of svc-sites but one killed in mid-generation');
    for (const replica of replicas.slice(1))
      await stack.docker('exec', '--detach', replica, 'sh', '-c', 'kill -9 -1');
  });
  await expectEachSiteOnce(stack, writers);
});

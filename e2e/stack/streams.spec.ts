import { type GenerationEvent, projectListSchema, routes } from '@sitewright/contracts';
import { createFollower, type Follower } from '@sitewright/service-kit/testing';
import type { Pace } from '@sitewright/site-engine/testing';
import { roll } from '../../scripts/lib/roll.js';
import { newAccount, request } from '../support/account.ts';
import type { Stack } from '../support/stack.ts';
import { test as base, expect } from '../support/stack-test.ts';

/** Minutes a site, so that none is finished before what happens to the replicas is over; then seconds. */
const pace: Pace = { firstMs: 200, everyMs: 2000, length: 60 };
const everyMsInHurry = 20;
const atOnce = 4;
const people = 8;

/** A model in the network of the stack: the test's fake one, in a container of the services' own image. */
async function startModel(stack: Stack) {
  const program = `
    const { paces, recordedAnswer, startFakeProvider } = await import('/app/packages/site-engine/src/testing/index.ts');
    const provider = await startFakeProvider({ host: '0.0.0.0', port: 8090 });
    const pace = ${JSON.stringify(pace)};
    provider.behave(paces(recordedAnswer, pace));
    process.on('SIGUSR2', () => { pace.everyMs = ${everyMsInHurry}; });`;
  const where = ['--network', 'sitewright-stack-test_inside', '--network-alias', 'model'];
  const image = 'sitewright/svc-sites:stack-test';
  const run = ['node', '--input-type=module', '--eval', program];
  return (await stack.docker('run', '--detach', '--init', ...where, image, ...run)).trim();
}

/** What the test tells the model. */
interface Model {
  hurry(): Promise<unknown>;
}

const test = base.extend<{ model: Model }>({
  model: async ({ stack }, use) => {
    const id = await startModel(stack);
    stack.set({
      OPENAI_BASE_URL: 'http://model:8090/v1',
      OPENAI_MODEL: 'paced',
      GENERATIONS_AT_ONCE: String(atOnce),
    });
    await roll('svc-sites', stack.env);
    await use({ hurry: () => stack.docker('kill', '--signal', 'USR2', id) });
    stack.set({ OPENAI_BASE_URL: '', OPENAI_MODEL: '', GENERATIONS_AT_ONCE: '' });
    await stack.docker('rm', '--force', id);
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

const hasEvent =
  (type: GenerationEvent['type']) =>
  ({ follower }: Writer) =>
    follower.received.some(({ event }) => event.type === type);

/**
 * Several people have their sites written while something happens to every replica; some of them wait. Whatever was being
 * written is interrupted, as the model takes longer than that.
 */
async function writeDuring(stack: Stack, model: Model, disturb: () => Promise<unknown>): Promise<Writer[]> {
  const writers = await Promise.all(
    Array.from({ length: people }, async () => {
      const { token } = await newAccount(stack);
      return { token, follower: createFollower(token) };
    }),
  );
  const ends = writers.map(({ follower }, n) => followToTheEnd(follower, stack, `Bakery number ${n}`));
  await expect.poll(() => writers.filter(hasEvent('file')).length).toBe(atOnce);
  const interrupted = writers.filter(hasEvent('file'));
  await disturb();
  await model.hurry();
  await Promise.all(ends);
  expect(interrupted.filter(hasEvent('resumed'))).toEqual(interrupted);
  return writers;
}

/** Every event has come, once and in order, and every site is there, once. */
async function expectEachSiteOnce(stack: Stack, writers: readonly Writer[]) {
  expect(writers.flatMap(({ follower }) => follower.places).length).toBeGreaterThan(0);
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
  model,
}) => {
  const writers = await writeDuring(stack, model, () => {
    stack.log('svc-sites rolled in mid-generation');
    return roll('svc-sites', stack.env);
  });
  await expectEachSiteOnce(stack, writers);
});

/** Resolves when each of them has been started again. */
async function killAll(stack: Stack, replicas: readonly string[]) {
  for (const replica of replicas) await stack.docker('exec', '--detach', replica, 'sh', '-c', 'kill -9 -1');
  const states = () =>
    stack.docker('inspect', '--format', '{{.RestartCount}} {{.State.Health.Status}}', ...replicas);
  await expect.poll(states, { timeout: 60_000 }).toBe('1 healthy\n'.repeat(replicas.length));
}

test('replicas that are killed while they write are replaced by the others: every site is made once, and no event is missing', async ({
  stack,
  model,
}) => {
  const writers = await writeDuring(stack, model, async () => {
    const [last = '', ...others] = (await stack.compose('ps', '--quiet', 'svc-sites'))
      .split('\n')
      .filter(Boolean);
    expect(others.length).toBeGreaterThan(0);
    stack.log('all replicas of svc-sites but one killed in mid-generation');
    await killAll(stack, others);
    stack.log('the last replica of svc-sites killed, too');
    await killAll(stack, [last]);
  });
  await expectEachSiteOnce(stack, writers);
});

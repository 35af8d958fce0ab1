import { roll } from '../../scripts/lib/roll.js';
import { type Model, modelPort, modelProgram } from '../support/model-in-container.ts';
import type { Stack } from '../support/stack.ts';
import { test as base, expect } from '../support/stack-test.ts';
import { expectEachSiteOnce, writeDuring, writtenAtOnce } from '../support/writers.ts';

/** A model in the network of the stack: the test's fake one, in a container of the services' own image. */
async function startModel(stack: Stack) {
  const where = ['--network', 'sitewright-stack-test_inside', '--network-alias', 'model'];
  const image = 'sitewright/svc-sites:stack-test';
  const run = ['node', '--input-type=module', '--eval', modelProgram];
  return (await stack.docker('run', '--detach', '--init', ...where, image, ...run)).trim();
}

const test = base.extend<{ model: Model }>({
  model: async ({ stack }, use) => {
    const id = await startModel(stack);
    stack.set({
      OPENAI_BASE_URL: `http://model:${modelPort}/v1`,
      OPENAI_MODEL: 'paced',
      GENERATIONS_AT_ONCE: String(writtenAtOnce),
    });
    await roll('svc-sites', stack.env);
    await use({ hurry: () => stack.docker('kill', '--signal', 'USR2', id) });
    stack.set({ OPENAI_BASE_URL: '', OPENAI_MODEL: '', GENERATIONS_AT_ONCE: '' });
    await stack.docker('rm', '--force', id);
    await roll('svc-sites', stack.env);
  },
});

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

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import { roll } from '../../scripts/lib/roll.js';
import { keepAsking, load } from '../support/load.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/stack-test.ts';

const replicas = async (stack: Stack) =>
  (await stack.compose('ps', '--quiet', 'svc-sites')).split('\n').filter(Boolean).sort();

test('svc-sites is replaced one replica at a time under load, and no request fails', async ({ stack }) => {
  const before = await replicas(stack);
  const ends = [await load(stack, 'keep-alive'), await load(stack, 'close')];
  stack.log('svc-sites replaced under load');
  await roll('svc-sites', stack.env);
  for (const { answers, failures } of await Promise.all(ends.map((end) => end()))) {
    expect(failures).toEqual([]);
    expect(answers).toBeGreaterThan(100);
  }
  const after = await replicas(stack);
  expect(after).toHaveLength(before.length);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
});

/** An image of svc-sites that says why it cannot start, and ends. */
async function makeBadRelease(stack: Stack) {
  const folder = join(stack.folder, 'bad-release');
  mkdirSync(folder, { recursive: true });
  const program = "process.stderr.write('svc-sites cannot start: a bad release\\\\n'); process.exit(1)";
  writeFileSync(
    join(folder, 'Dockerfile'),
    `FROM sitewright/svc-sites:stack-test\nCMD ["node", "-e", ${JSON.stringify(program)}]\n`,
  );
  await stack.docker('build', '--quiet', '--tag', 'sitewright/svc-sites:stack-test-bad', folder);
}

test('a bad release is refused under load and taken back, as often as somebody tries', async ({ stack }) => {
  await makeBadRelease(stack);
  const before = await replicas(stack);
  const end = await load(stack, 'close');
  stack.log('svc-sites rolled to a bad release');
  stack.set({ SVC_SITES_TAG: 'stack-test-bad' });
  for (const _attempt of [1, 2]) {
    await expect(roll('svc-sites', stack.env)).rejects.toThrow(
      /svc-sites-\d+ stops again and again[\s\S]*a bad release[\s\S]*every replica from before is as it was/,
    );
    expect(await replicas(stack)).toEqual(before);
  }
  stack.log('svc-sites rolled back past a broken replica that somebody left');
  const more = ['--no-deps', '--no-recreate', '--no-build', '--scale', `svc-sites=${before.length + 1}`];
  await stack.compose('up', '--detach', ...more, 'svc-sites');
  stack.set({ SVC_SITES_TAG: 'stack-test' });
  await roll('svc-sites', stack.env);
  const after = await replicas(stack);
  expect(after).toHaveLength(before.length);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
  const { answers, failures } = await end();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(100);
});

test('there are as many replicas as are configured, whatever ran before', async ({ stack }) => {
  stack.log('another number of replicas');
  stack.set({ SITES_REPLICAS: '1' });
  await roll('svc-sites', stack.env);
  expect(await replicas(stack)).toHaveLength(1);
  stack.set({ SITES_REPLICAS: '3' });
  await roll('svc-sites', stack.env);
  expect(await replicas(stack)).toHaveLength(3);
});

test('a replica that dies is started again by itself, and nobody who reads notices', async ({ stack }) => {
  const [replica = ''] = await replicas(stack);
  stack.log('a replica of svc-sites killed under load');
  const end = keepAsking(() => fetch(stack.url + routes.stats.path));
  await stack.docker('exec', '--detach', replica, 'sh', '-c', 'kill -9 -1');
  await expect
    .poll(() => stack.docker('inspect', '--format', '{{.RestartCount}} {{.State.Health.Status}}', replica))
    .toBe('1 healthy\n');
  expect((await end()).failures).toEqual([]);
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import { backUpStack, restoreStack } from '../../scripts/lib/stack-backup.js';
import { newAccount, request } from '../support/account.ts';
import { password } from '../support/journey.ts';
import type { Stack } from '../support/stack.ts';
import { expect, test } from '../support/stack-test.ts';

const archive = (stack: Stack) => join(stack.folder, 'backup.tar.gz');
const outbox = (stack: Stack) =>
  stack.compose('exec', '-T', 'svc-mail', 'sh', '-c', 'cat /data/outbox/*.eml 2>/dev/null || :');

async function writeToUs(stack: Stack, message: string) {
  const body = { name: 'Ann', email: 'ann@example.com', subject: 'A question', message };
  const answer = await request(stack, routes.sendEmail, body);
  expect(answer.ok, await answer.text()).toBe(true);
  await expect.poll(() => outbox(stack)).toContain(message);
}

const canSignIn = async (stack: Stack, email: string) =>
  (await request(stack, routes.login, { email, password })).status === 200;

async function sitesOf(stack: Stack, token: string) {
  const answer = await request(stack, routes.mySites, undefined, token);
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return routes.mySites.response.parse(await answer.json());
}

test('a backup brings everything back, over what came later and on a machine that has nothing', async ({
  stack,
}) => {
  stack.log('backup');
  const { token, user } = await newAccount(stack);
  const prompt = 'A website for Osk & Lind, a joinery.';
  expect((await request(stack, routes.generate, { prompt }, token)).ok).toBe(true);
  await writeToUs(stack, 'Written before the backup');
  const before = await sitesOf(stack, token);
  await backUpStack(archive(stack), stack.env);

  const later = await newAccount(stack);
  await writeToUs(stack, 'Written after the backup');
  stack.editRegistry('/mfe/admin/', '/mfe/admin-next/');

  stack.log('restore in the place of what is there');
  await expect(restoreStack(archive(stack), { replace: false }, stack.env)).rejects.toThrow(
    'There is a stack here already',
  );
  await restoreStack(archive(stack), { replace: true }, stack.env);
  expect(await sitesOf(stack, token)).toEqual(before);
  expect(await canSignIn(stack, later.user.email)).toBe(false);
  expect(await outbox(stack)).toContain('Written before the backup');
  expect(await outbox(stack)).not.toContain('Written after the backup');
  expect(readFileSync(join(stack.folder, 'registry/mfe-registry.json'), 'utf8')).toContain('/mfe/admin/');

  stack.log('restore where there is nothing');
  await stack.compose('down', '--volumes', '--timeout', '5');
  rmSync(join(stack.folder, 'secrets'), { recursive: true });
  rmSync(join(stack.folder, 'registry'), { recursive: true });
  writeFileSync(join(stack.folder, '.env'), '');
  await restoreStack(
    archive(stack),
    { replace: false },
    { ...stack.env, SECRETS_DIR: join(stack.folder, 'secrets') },
  );
  expect(await sitesOf(stack, token)).toEqual(before);
  expect(await canSignIn(stack, user.email)).toBe(true);
  expect(await outbox(stack)).toContain('Written before the backup');
});

test('a damaged archive is refused, and a backup that cannot be made leaves no file', async ({ stack }) => {
  stack.log('a damaged backup');
  const damaged = join(stack.folder, 'damaged.tar.gz');
  writeFileSync(damaged, readFileSync(archive(stack)).subarray(0, -100));
  const { user } = await newAccount(stack);
  await expect(restoreStack(damaged, { replace: true }, stack.env)).rejects.toThrow(
    'is damaged or no backup',
  );
  expect(await canSignIn(stack, user.email)).toBe(true);

  await stack.compose('stop', 'mongodb');
  const none = join(stack.folder, 'none.tar.gz');
  await expect(backUpStack(none, stack.env)).rejects.toThrow('The database does not answer');
  expect(() => readFileSync(none)).toThrow('no such file');
  await stack.compose('start', 'mongodb');
  await expect.poll(async () => (await fetch(`${stack.url}/healthz`)).status).toBe(200);
});

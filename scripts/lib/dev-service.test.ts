import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from './paths.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sitewright-dev-service-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (name: string) =>
  spawn(process.execPath, [inRoot('scripts/dev-service.js'), name], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** What a command says, once it has said this. */
function untilSaid(command: ReturnType<typeof start>, words: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = '';
  command.stderr.on('data', (chunk) => {
    said += chunk;
    if (said.includes(words)) resolve(said);
  });
  command.once('close', () => reject(new Error(`It ended without ${words}: ${said}`)));
  return promise;
}

it('starts one service alone, with a token that opens what admins see', async () => {
  const command = start('svc-mail');
  const said = await untilSaid(command, 'Log: ');
  const [, url = ''] = /is ready: (\S+);/.exec(said) ?? [];
  const [, token = ''] = /Token of an admin: +(\S+)/.exec(said) ?? [];
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'A question', message: 'In Welsh, too?' };
  const sent = await fetch(`${url}/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(sent.status).toBe(200);
  const list = await fetch(`${url}/api/messages`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await list.json()).toMatchObject([message]);
  command.kill('SIGINT');
  await once(command, 'exit');
  await expect(fetch(url)).rejects.toThrow();
});

it('names the services there are', async () => {
  const command = start('svc-cookies');
  await untilSaid(command, 'svc-auth, svc-sites, svc-mail');
  expect(await once(command, 'exit')).toEqual([1, null]);
});

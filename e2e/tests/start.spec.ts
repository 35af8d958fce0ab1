import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort, npmStart, startCommand } from '../support/command.ts';
import { commandLine, descendants, running } from '../support/processes.ts';

const test = base.extend<{ dataDir: string; port: number }>({
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-start-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  port: async ({}, use) => use(await freePort()),
});

const ready = /Sitewright is ready: (\S+)/;

const signIn = (url: string, email: string, password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

test('the start names the address, the engine and the first admin, who can sign in', async ({
  dataDir,
  port,
}) => {
  const command = startCommand({ PORT: String(port), DATA_DIR: dataDir });
  const [, url = ''] = await command.says(ready);
  await command.says(/written by: .*composer/i);
  const [, email = '', password = ''] = await command.says(/First admin: +(\S+) with password (\S+)/);

  const health = await fetch(`${url}/healthz`);
  expect(health.status).toBe(200);
  expect(Object.keys((await health.json()).parts)).toEqual(
    expect.arrayContaining(['auth', 'sites', 'shell', 'mfe-generator']),
  );

  const answer = await signIn(url, email, password);
  expect(answer.status).toBe(200);
  expect((await answer.json()).user).toEqual({ email, role: 'admin' });
  expect((await stat(join(dataDir, 'admin.txt'))).mode & 0o777).toBe(0o600);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await readFile(join(dataDir, 'admin.txt'), 'utf8')).toContain(password);

  command.child.kill('SIGTERM');
  await command.ended;
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends every process, and a second start keeps all data`, async ({ dataDir, port }) => {
    const settings = {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: 'Owner@Example.com',
      ADMIN_PASSWORD: 'a long enough sentence',
    };
    const first = startCommand(settings);
    const [, url = ''] = await first.says(ready);
    await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'kept@example.com', password: 'kept' }),
    });
    const pids = descendants(first.child.pid ?? 0);
    expect(pids.length).toBeGreaterThanOrEqual(4);
    first.child.kill(signal);
    expect((await first.ended).code).toBe(0);
    expect(running(pids)).toEqual([]);

    const second = startCommand(settings);
    await second.says(ready);
    expect((await signIn(url, 'kept@example.com', 'kept')).status).toBe(200);
    expect((await signIn(url, 'owner@example.com', 'a long enough sentence')).status).toBe(200);
    second.child.kill('SIGTERM');
    expect((await second.ended).output).not.toMatch(/Installing|Building/);
  });
}

test('npm that is told to end takes everything with it', async ({ dataDir, port }) => {
  const command = npmStart({ PORT: String(port), DATA_DIR: dataDir });
  await command.says(ready);
  const pids = descendants(command.child.pid ?? 0);
  command.child.kill('SIGTERM');
  await expect.poll(() => running(pids)).toEqual([]);
});

test('a killed start leaves no process behind', async ({ dataDir, port }) => {
  const command = startCommand({ PORT: String(port), DATA_DIR: dataDir });
  await command.says(ready);
  const pids = descendants(command.child.pid ?? 0);
  command.child.kill('SIGKILL');
  await expect.poll(() => running(pids)).toEqual([]);
});

test('a service that is killed is started again and its data is there', async ({ dataDir, port }) => {
  const command = startCommand({ PORT: String(port), DATA_DIR: dataDir });
  const [, url = ''] = await command.says(ready);
  for (const pid of descendants(command.child.pid ?? 0)) {
    if (commandLine(pid).includes('svc-auth')) process.kill(pid, 'SIGKILL');
  }
  await command.says(/svc-auth stopped unexpectedly/);
  await expect.poll(async () => (await fetch(`${url}/healthz`)).status).toBe(200);
  command.child.kill('SIGTERM');
  await command.ended;
});

test('a second start on the same data folder says so and leaves the first alone', async ({
  dataDir,
  port,
}) => {
  const first = startCommand({ PORT: String(port), DATA_DIR: dataDir });
  const [, url = ''] = await first.says(ready);
  const uriFile = join(dataDir, 'mongodb-uri');
  const uri = await readFile(uriFile, 'utf8');
  const second = await startCommand({ PORT: String(await freePort()), DATA_DIR: dataDir }).ended;
  expect(second.code).toBe(1);
  expect(await readFile(uriFile, 'utf8')).toBe(uri);
  expect(second.output).toContain(dataDir);
  expect(second.output).not.toContain('    at ');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  first.child.kill('SIGTERM');
  await first.ended;
});

test('a port in use is one clear sentence', async ({ dataDir, port }) => {
  const server = createServer().listen(port, '127.0.0.1');
  const { code, output } = await startCommand({ PORT: String(port), DATA_DIR: dataDir }).ended;
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  server.close();
});

const badSettings: [settings: Record<string, string>, named: RegExp][] = [
  [{ PORT: 'eighty' }, /PORT .*"eighty"/],
  [{ PORT: '70000', ADMIN_PASSWORD: 'alone' }, /PORT [\s\S]*ADMIN_EMAIL/],
  [{ JWT_SECRET: 'short' }, /JWT_SECRET/],
  [{ OPENAI_BASE_URL: 'not a url' }, /OPENAI_BASE_URL/],
  [{ MONGODB_URI: 'http://nowhere' }, /MONGODB_URI/],
];

for (const [settings, named] of badSettings) {
  test(`the start refuses ${JSON.stringify(settings)} and names it`, async ({ dataDir, port }) => {
    const { code, output } = await startCommand({ PORT: String(port), DATA_DIR: dataDir, ...settings }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(named);
    expect(output).not.toContain('    at ');
  });
}

test('a data folder that is a file is refused in one sentence', async ({ dataDir, port }) => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const { code, output } = await startCommand({ PORT: String(port), DATA_DIR: file }).ended;
  expect(code).toBe(1);
  expect(output).toContain(`DATA_DIR ${file} cannot be used`);
});

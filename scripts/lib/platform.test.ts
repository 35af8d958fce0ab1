import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLine, descendants } from '../../e2e/support/processes.ts';
import { logLineSchema } from '../../packages/contracts/src/index.ts';
import {
  canMountDisks,
  mountSmallDisk,
  needsMounting,
  type SmallDisk,
} from '../../packages/embedded-mongo/src/testing/small-disk.ts';
import { startPlatform } from './platform.js';

type Platform = Awaited<ReturnType<typeof startPlatform>>;

let platform: Platform | undefined;
const environment = {
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  GATEWAY: 'node',
  LOG_LEVEL: 'info',
};

async function start(dataDir: string, settings: NodeJS.ProcessEnv = {}): Promise<Platform> {
  platform = await startPlatform({ port: 0, dataDir }, { ...environment, ...settings });
  return platform;
}

afterEach(async () => {
  await platform?.stop();
  platform = undefined;
});

async function call({ url }: Platform, path: string, body?: unknown, token?: string) {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => undefined) };
}

const register = (running: Platform, email: string) =>
  call(running, '/api/auth/register', { email, password: 'a long enough sentence' });
const signIn = (running: Platform, email: string) =>
  call(running, '/api/auth/login', { email, password: 'a long enough sentence' });

const processIdOf = (script: string) => {
  const found = descendants(process.pid).filter((pid) => commandLine(pid).includes(script));
  expect(found).toHaveLength(1);
  return found[0] ?? 0;
};

const isUsable = async (running: Platform, email: string) =>
  (await signIn(running, email).catch(() => ({ status: 0 }))).status;

describe('a running platform', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sitewright-platform-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has its database back within seconds when that is killed, with everything acknowledged', async () => {
    const running = await start(folder);
    const uri = readFileSync(join(folder, 'mongodb-uri'), 'utf8');
    const acknowledged: string[] = [];
    const people = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`);
    const registrations = people.map(async (email) => {
      const { status } = await register(running, email);
      if (status !== 201) return;
      acknowledged.push(email);
      // Only here: a registration that fails afterwards must not kill a second database that is just starting.
      if (acknowledged.length === 2) process.kill(processIdOf('embedded-mongo'), 'SIGKILL');
    });
    await Promise.all(registrations);
    expect(acknowledged.length).toBeGreaterThanOrEqual(2);
    for (const email of acknowledged) await expect.poll(() => isUsable(running, email)).toBe(200);
    expect((await register(running, 'later@example.com')).status).toBe(201);
    const { body: health } = await call(running, '/healthz');
    expect(health.parts).toMatchObject({ auth: { status: 'ready' }, sites: { status: 'ready' } });
    expect(readFileSync(join(folder, 'mongodb-uri'), 'utf8')).toBe(uri);

    // A service that dies afterwards finds the database, too.
    process.kill(processIdOf('svc-auth'), 'SIGKILL');
    await expect.poll(() => isUsable(running, 'later@example.com')).toBe(200);
  });

  it('has its parts share an address, and no port of what they measure', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const running = await start(folder, { METRICS_PORT: String(port) });
    expect((await register(running, 'person@example.com')).status).toBe(201);
    expect((await fetch(`${running.url}/metrics`)).status).toBe(404);
    other.close();
  });

  it('has each part that measures show that on a free port of its own, where any will do', async () => {
    const running = await start(folder, { METRICS_PORT: '0' });
    const ports = ['gateway', 'svc-auth', 'svc-sites', 'svc-mail'].map(
      (name) => running.parts[name]?.ready.metricsPort,
    );
    expect(new Set(ports).size).toBe(4);
    for (const port of ports)
      expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain(
        'nodejs_eventloop_lag',
      );
  });

  it('writes nothing that others can read', async () => {
    const running = await start(folder);
    await register(running, 'somebody@example.com');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['embedded-mongo.sqlite-wal', 'database.log', 'svc-auth.log', 'mongodb-uri']),
    );
    const readable = files.filter(({ parentPath, name }) => statSync(join(parentPath, name)).mode & 0o077);
    expect(readable.map(({ name }) => name)).toEqual([]);
  });

  it('V16.2.5, V14.2.1: logs who did what, and no password, token or prompt', async () => {
    const running = await start(folder);
    const { body: session } = await register(running, 'ada@example.com');
    await signIn(running, 'ada@example.com');
    await call(running, '/api/auth/login', { email: 'ada@example.com', password: 'not the password' });
    const prompt = 'A bakery in Leipzig called Morgenrot';
    expect((await call(running, '/api/generate', { prompt }, session.token)).status).toBe(200);
    for (const path of ['/oauth-success', '/api/auth/me', '/preview/none/', '/api/download/none', '/nowhere'])
      await call(running, `${path}?token=${session.token}`, undefined, session.token);
    await call(running, '/api/auth/logout', {}, session.token);
    await running.stop();

    const logs = readdirSync(join(folder, 'logs')).map((name) =>
      readFileSync(join(folder, 'logs', name), 'utf8'),
    );
    const text = logs.join('');
    for (const event of ['"msg":"registered"', '"msg":"signed in"', '"code":"INVALID_CREDENTIALS"'])
      expect(text).toContain(event);
    for (const secret of ['a long enough sentence', 'not the password', session.token, 'Morgenrot'])
      expect(text).not.toContain(secret);
    for (const line of text.split('\n').filter((each) => each.startsWith('{')))
      expect(logLineSchema.safeParse(JSON.parse(line)).error).toBeUndefined();
  });

  it('keeps what it wrote when a second start on the same folder is refused', async () => {
    await start(folder);
    const uri = readFileSync(join(folder, 'mongodb-uri'), 'utf8');
    await expect(startPlatform({ port: 0, dataDir: folder }, environment)).rejects.toThrow(
      'another process is using this database',
    );
    expect(readFileSync(join(folder, 'mongodb-uri'), 'utf8')).toBe(uri);
  });
});

describe.skipIf(!canMountDisks())('a platform whose disk is full', needsMounting, () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk('16m');
  });
  afterEach(async () => {
    await platform?.stop();
    platform = undefined;
    disk.remove();
  });

  /** Asks for site after site until one is refused. */
  async function generateUntilRefused(running: Platform, token: string) {
    for (;;) {
      const answer = await call(running, '/api/generate', { prompt: 'A bakery in Leipzig' }, token);
      if (answer.status !== 200 && answer.status !== 201) return answer;
    }
  }

  it('refuses with a sentence, keeps sign-in and reading alive, and stores again once there is room', async () => {
    const running = await start(join(disk.folder, 'data'));
    const { body: session } = await register(running, 'ada@example.com');
    const first = await call(running, '/api/generate', { prompt: 'A bakery in Leipzig' }, session.token);
    expect(first.status).toBe(200);
    disk.fill();

    const refused = await generateUntilRefused(running, session.token);
    expect(refused.status).toBe(507);
    expect(refused.body.code).toBe('STORAGE_FULL');

    for (let count = 0; count < 3; count += 1)
      expect((await signIn(running, 'ada@example.com')).status).toBe(200);
    const sites = await call(running, '/api/my-sites', undefined, session.token);
    expect(sites.status).toBe(200);
    const health = await call(running, '/healthz');
    expect(health.status).toBe(503);
    expect(health.body.parts.storage.detail).toMatch(/^The disk of the database is full/);
    expect(health.body.parts).toMatchObject({ auth: { status: 'ready' }, sites: { status: 'ready' } });

    // Nothing that starts needs room.
    for (const script of ['embedded-mongo', 'svc-auth']) process.kill(processIdOf(script), 'SIGKILL');
    await expect.poll(() => isUsable(running, 'ada@example.com')).toBe(200);

    disk.makeRoom();
    await expect.poll(async () => (await register(running, 'eve@example.com')).status).toBe(201);
  });
});

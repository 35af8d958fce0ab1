import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandLine, descendants } from '../../e2e/support/processes.ts';
import { startPlatform } from './platform.js';

type Platform = Awaited<ReturnType<typeof startPlatform>>;

let platform: Platform | undefined;
const environment = {
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  GATEWAY: 'node',
  LOG_LEVEL: 'info',
};

async function start(dataDir: string): Promise<Platform> {
  platform = await startPlatform({ port: 0, dataDir }, environment);
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
      if (status === 201) acknowledged.push(email);
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

  it('keeps what it wrote when a second start on the same folder is refused', async () => {
    await start(folder);
    const uri = readFileSync(join(folder, 'mongodb-uri'), 'utf8');
    await expect(startPlatform({ port: 0, dataDir: folder }, environment)).rejects.toThrow(
      'another process is using this database',
    );
    expect(readFileSync(join(folder, 'mongodb-uri'), 'utf8')).toBe(uri);
  });
});

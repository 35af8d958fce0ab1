import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LookProcess, ownUser, startLookProcess } from './start-look-process.ts';
import { mayUnshare, needsNamespaces } from './testing/may-unshare.ts';
import { needsBrowser, browser as real } from './testing/test-browser.ts';

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
const isKeptApart = real !== undefined && mayUnshare;
const needsApart = real ? needsNamespaces : needsBrowser;
const needsRoot = { meta: { needs: 'root' } };
const needsOrdinaryUser = { meta: { needs: 'a user who is not root' } };
const secret = 'nobody-may-read-this';

let folder: string;
let browser: string;
let asked = 0;
const outside = createServer((socket) => {
  asked += 1;
  socket.end();
});

/** A browser that has been taken over: it says what it has, tries what it may, and then is the browser that it was. */
const takenOver = (path: string, port: number) => `#!/bin/bash
cd '${folder}'
/usr/bin/env > environment
export PATH=/usr/bin:/bin
id -u > user
cat /proc/net/dev > interfaces
cat /proc/${process.pid}/environ > environment-of-service 2>/dev/null
cat secret > secret-read 2>/dev/null
(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>/dev/null
exec '${path}' "$@"
`;

const saw = (name: string) => readFile(join(folder, name), 'utf8');

const namesIn = (environment: string, separator: string) =>
  environment
    .split(separator)
    .map((line) => line.split('=')[0] ?? '')
    .filter((name) => name !== '');

/** A shell adds these. */
const ofShell = ['PWD', 'OLDPWD', 'SHLVL', '_'];

beforeAll(async () => {
  vi.stubEnv('JWT_SECRET', secret);
  vi.stubEnv('MONGODB_URI', `mongodb://${secret}@127.0.0.1`);
  vi.stubEnv('OPENAI_API_KEY', secret);
  folder = await mkdtemp(join(tmpdir(), 'sitewright-taken-over-'));
  await chmod(folder, 0o777);
  browser = join(folder, 'browser');
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
  const { port } = outside.address() as AddressInfo;
  await writeFile(browser, takenOver(real ?? '', port), { mode: 0o755 });
  await writeFile(join(folder, 'secret'), secret, { mode: 0o600 });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  outside.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  asked = 0;
});

async function start(mayBeUnguarded: boolean): Promise<LookProcess> {
  const started = await startLookProcess(browser, mayBeUnguarded, new AbortController().signal);
  if ('failed' in started) throw new Error(started.failed);
  return started;
}

async function end({ child, ended }: LookProcess) {
  child.kill('SIGKILL');
  await ended;
}

describe.skipIf(!isKeptApart)('a browser that was taken over', needsApart, () => {
  let ofProcess: string;
  let user: string | undefined;
  let guard: string;

  beforeAll(async () => {
    const started = await start(false);
    ({ guard } = started);
    ofProcess = await readFile(`/proc/${started.child.pid}/environ`, 'utf8');
    [, user] = /^Uid:\s+(\d+)/m.exec(await readFile(`/proc/${started.child.pid}/status`, 'utf8')) ?? [];
    await end(started);
  });

  it('has no network, not even this machine’s own', async () => {
    const interfaces = (await saw('interfaces')).match(/^\s*[^\s:]+(?=:)/gm) ?? [];
    expect(interfaces.map((name) => name.trim())).toEqual(['lo']);
    expect(asked).toBe(0);
  });

  it('has nothing of the service’s environment, nor had the process that started it', async () => {
    const own = namesIn(await saw('environment'), '\n').filter((name) => !ofShell.includes(name));
    expect(own.toSorted()).toEqual(['HOME', 'PATH']);
    expect(ofProcess).not.toContain(secret);
    const told = [isRoot ? 'BROWSER_USER' : 'BROWSER_SANDBOX', 'BROWSER_PATH', 'HOME', 'PATH', 'TMPDIR'];
    expect(namesIn(ofProcess, '\0')).toEqual(expect.arrayContaining(told));
    expect(await saw('environment-of-service')).toBe('');
  });

  it.skipIf(!isRoot)('is a user of its own, who may not read the service’s files', needsRoot, async () => {
    expect(guard).toBe('own user, no network');
    expect([user, (await saw('user')).trim()]).toEqual([String(ownUser), String(ownUser)]);
    expect(await saw('secret-read')).toBe('');
  });

  it.skipIf(isRoot)('is the service’s user, and kept by its own sandbox', needsOrdinaryUser, async () => {
    expect(guard).toBe('no network');
    expect(user).toBe(String(process.getuid?.()));
    expect(ofProcess).toContain('BROWSER_SANDBOX=required');
  });
});

it.skipIf(!real)(
  'is started where nothing keeps it apart only when that was allowed: then it has a network',
  needsBrowser,
  async () => {
    // Without the programs that make namespaces.
    vi.stubEnv('PATH', '/nowhere');
    const refused = await startLookProcess(browser, false, new AbortController().signal);
    expect(refused).toEqual({ failed: expect.stringMatching(isLinux ? /unshare/ : /./) });
    expect(asked).toBe(0);
    const started = await start(true);
    await end(started);
    expect(started.guard).toBe('nothing');
    await expect.poll(() => asked).toBeGreaterThan(0);
  },
);

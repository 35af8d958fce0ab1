import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { limits, routes } from '@sitewright/contracts';
import {
  call,
  callRefused,
  killProcesses,
  noteLaterRelease,
  startProcess,
  startTestDatabase,
  type TestDatabase,
  testSecret,
} from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';

const program = new URL('main.ts', import.meta.url);
const admin = { email: 'admin@localhost', password: 'of the operator' };
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterEach(killProcesses);
afterAll(() => database.close());

it('starts, knows the first admin, and stops when it is told to', async () => {
  const { child, url, exitCode } = startProcess(program, {
    MONGODB_URI: database.uri,
    JWT_SECRET: testSecret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const { body } = await call(await url, routes.login, { body: admin });
  expect(body.user.role).toBe('admin');

  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
});

it('killed in the midst of registrations and sign-outs, it has all that it acknowledged', async () => {
  const settings = { MONGODB_URI: database.uri, JWT_SECRET: testSecret };
  const first = startProcess(program, settings);
  const address = await first.url;
  const kept: { body: { email: string; password: string }; ended: string }[] = [];
  const begunEnough = Promise.withResolvers<void>();
  const work = async (n: number) => {
    const body = { email: `killed${n}@example.com`, password: 'pw' };
    const { token } = (await call(address, routes.register, { body })).body;
    await call(address, routes.logout, { token });
    kept.push({ body, ended: token });
    if (kept.length === 5) begunEnough.resolve();
  };
  const all = Promise.allSettled(Array.from({ length: 60 }, (_, n) => work(n)));
  await begunEnough.promise;
  first.child.kill('SIGKILL');
  await all;

  const again = await startProcess(program, settings).url;
  expect(kept.length).toBeGreaterThanOrEqual(5);
  for (const { body, ended } of kept) {
    expect((await callRefused(again, routes.me, { token: ended })).status).toBe(401);
    const { token } = (await call(again, routes.login, { body })).body;
    expect((await call(again, routes.me, { token })).body.email).toBe(body.email);
  }
  const addresses = await database.db.collection('users').distinct('email');
  expect(addresses).toHaveLength(await database.db.collection('users').countDocuments());
});

/** For a process whose clock is wrong by so many seconds. */
const clockOff = (seconds: number) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `const Real = Date, off = ${seconds * 1000};
     globalThis.Date = class extends Real {
       constructor(...given) { if (given.length > 0) super(...given); else super(Real.now() + off); }
       static now() { return Real.now() + off; }
     };`,
  )}`;

it.each([
  ['as far ahead as a session lasts, and half a minute', limits.sessionSeconds + 30, 200],
  ['as far ahead as a session lasts, and two minutes', limits.sessionSeconds + 120, 401],
  ['a day behind', -24 * 60 * 60, 200],
])(
  'F30: a replica whose clock is %s answers as it knows better, never as if it were broken',
  async (_name, seconds, status) => {
    const settings = { MONGODB_URI: database.uri, JWT_SECRET: testSecret };
    const right = await startProcess(program, settings).url;
    const wrong = await startProcess(program, { ...settings, NODE_OPTIONS: clockOff(seconds) }).url;
    const body = { email: `clock${status}${seconds}@example.com`, password: 'pw' };
    const { token } = (await call(right, routes.register, { body })).body;
    const answer = await fetch(wrong + routes.me.path, { headers: { Authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(status);
    const own = (await call(wrong, routes.login, { body })).body.token;
    expect((await call(wrong, routes.me, { token: own })).status).toBe(200);
  },
);

/** Resident memory of a process (proc(5)). */
const megabytesOf = (pid: number | undefined) => {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

const depth = 100_000;
const json = { 'Content-Type': 'application/json' };

/** The memory of a process is read from /proc. */
const needsLinux = { meta: { needs: 'Linux' } };

it
  .skipIf(process.platform !== 'linux')
  .each<[name: string, body: BodyInit, headers: Record<string, string>]>([
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 'x'), json],
    [
      '128 KB that unpack to 128 MB',
      gzipSync(Buffer.alloc(128 * 1024 * 1024)),
      { ...json, 'Content-Encoding': 'gzip' },
    ],
    ['100,000 levels', Buffer.from('['.repeat(depth) + ']'.repeat(depth)), json],
  ])(
  'V5.2.1: twenty bodies of %s at once are refused and take no memory',
  needsLinux,
  async (_name, body, headers) => {
    const { child, url } = startProcess(program, { MONGODB_URI: database.uri, JWT_SECRET: testSecret });
    const login = `${await url}${routes.login.path}`;
    const wrong = { email: 'nobody@example.com', password: 'x' };
    expect((await callRefused(await url, routes.login, { body: wrong })).status).toBe(401);
    const before = megabytesOf(child.pid);

    const send = () =>
      fetch(login, { method: 'POST', body, headers }).then(
        ({ status }) => status,
        () => 'connection closed',
      );
    const outcomes = await Promise.all(Array.from({ length: 20 }, send));
    for (const outcome of outcomes) expect([400, 413, 415, 429, 'connection closed']).toContain(outcome);
    expect(megabytesOf(child.pid) - before).toBeLessThan(100);
    expect((await fetch(`${await url}/livez`)).status).toBe(200);
  },
);

it('records at its start the changes of roles that another process died over', async () => {
  const change = { _id: new ObjectId(), at: new Date(), actorEmail: 'ada@example.com', to: 'admin' };
  const person = { email: 'bob@example.com', role: 'admin', unrecorded: [change] };
  await database.db.collection('users').insertOne(person);
  await startProcess(program, { MONGODB_URI: database.uri, JWT_SECRET: testSecret }).url;
  const entries = await database.db.collection('audit').find().toArray();
  expect(entries).toMatchObject([{ _id: change._id, userEmail: 'bob@example.com', to: 'admin' }]);
});

it('does not start on a database that a later release has written, and says so', async () => {
  const later = await startTestDatabase();
  onTestFinished(() => later.close());
  await noteLaterRelease(later.db, 'svc-auth');
  const { stderr, exitCode } = startProcess(program, { MONGODB_URI: later.uri, JWT_SECRET: testSecret });
  expect(await exitCode).toBe(1);
  expect(await stderr).toContain('svc-auth cannot start:\n  A later release has written this database');
});

it('names every bad setting', async () => {
  const { stderr, exitCode } = startProcess(program, {
    MONGODB_URI: 'postgres://localhost',
    JWT_SECRET: 'short',
    ADMIN_EMAIL: admin.email,
  });
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/MONGODB_URI: .*\n.*JWT_SECRET: .*\n.*ADMIN_PASSWORD: set it together/);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { interleave } from '../lib/rounds.ts';
import { startPart } from '../lib/start-part.ts';
import { median, percentile } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const admin = { email: 'admin@localhost', password: 'of the bench' };
const floods = 4;
const loginsAtOnce = 200;
const readsAFlood = 60;

/** svc-auth over an embedded database with so many people. */
async function startWith(people: number, dataDir: string) {
  const database = await startPart('packages/embedded-mongo/src/main.ts', { DATA_DIR: dataDir });
  const uri = database.uri ?? '';
  const service = await startPart('svc-auth/src/main.ts', {
    MONGODB_URI: uri,
    JWT_SECRET: 'a secret of the bench of at least 32 bytes',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOGIN_ATTEMPTS_PER_ACCOUNT: '1000000',
    LOGIN_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS: '1000000',
    LOGIN_ATTEMPTS_PER_ADDRESS: '1000000',
  });
  await insertPeople(uri, people);
  const url = `http://127.0.0.1:${service.port}`;
  const { token } = (await (await login(url)).json()) as { token: string };
  const stop = async () => {
    await service.stop();
    await database.stop();
  };
  return { url, headers: { Authorization: `Bearer ${token}` }, stop };
}

async function insertPeople(uri: string, count: number) {
  const client = await new MongoClient(uri).connect();
  const users = client.db('sitewright').collection<Document>('users');
  for (let first = 0; first < count; first += 1000) {
    const batch = Array.from({ length: Math.min(1000, count - first) }, (_, n) => ({
      email: `person${first + n}@example.com`,
      role: 'user',
      createdAt: new Date(),
    }));
    await users.insertMany(batch);
  }
  await client.close();
}

const login = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });

type Running = Awaited<ReturnType<typeof startWith>>;

async function read({ url, headers }: Running, path: string) {
  const answer = await fetch(`${url}${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await answer.arrayBuffer();
}

async function timedReads(running: Running) {
  const samples: number[] = [];
  for (let n = 0; n < readsAFlood; n++) {
    const begun = performance.now();
    await read(running, '/api/auth/me');
    samples.push(performance.now() - begun);
  }
  return samples;
}

/** Reading one's account while two hundred people sign in, in turn with reading it in a quiet service. */
async function underLogins(running: Running): Promise<Row> {
  const busy: number[] = [];
  const quiet: number[] = [];
  for (let flood = 0; flood < floods; flood++) {
    quiet.push(...(await timedReads(running)));
    const logins = Array.from({ length: loginsAtOnce }, () => login(running.url));
    busy.push(...(await timedReads(running)));
    await Promise.all(logins);
  }
  return {
    what: `GET /api/auth/me under ${loginsAtOnce} logins, p95`,
    ours: percentile(busy, 0.95),
    unit: 'ms',
    reference: { name: 'the same in quiet, p95', value: percentile(quiet, 0.95) },
  };
}

async function firstPages(few: Running, many: Running): Promise<Row> {
  const { ours, reference } = await interleave(60, {
    ours: () => read(many, '/api/users'),
    reference: () => read(few, '/api/users'),
  });
  return {
    what: 'First page of /api/users of 100,000 people, p50',
    ours: median(ours),
    unit: 'ms',
    reference: { name: 'of 100 people', value: median(reference) },
  };
}

/** What accounts cost: a flood of sign-ins, and a list of many people. */
export async function auth(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  const few = await startWith(100, join(dataDir, 'few'));
  const many = await startWith(100_000, join(dataDir, 'many'));
  try {
    return [await underLogins(few), await firstPages(few, many)];
  } finally {
    await few.stop();
    await many.stop();
    await rm(dataDir, { recursive: true });
  }
}

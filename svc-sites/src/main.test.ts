import { randomBytes } from 'node:crypto';
import { routes } from '@sitewright/contracts';
import {
  call,
  callRefused,
  killProcesses,
  noteLaterRelease,
  type StartedProcess,
  startProcess,
  startTestDatabase,
  storePerson,
  type TestDatabase,
  testSecret,
  tokenOf,
} from '@sitewright/service-kit/testing';
import {
  answers,
  drips,
  type FakeProvider,
  failsWith,
  recordedAnswer,
  recordedHeading,
  startFakeProvider,
} from '@sitewright/site-engine/testing';
import { Binary } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

const program = new URL('main.ts', import.meta.url);
const prompt = 'A bakery in Lyon called Mie Câline';
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  await storePerson(database.db);
});
afterAll(async () => {
  killProcesses();
  await database.close();
});

/** Without a browser that looks at what models write: its own tests do that, and each process would start one. */
const start = (env: Record<string, string> = {}) =>
  startProcess(program, {
    MONGODB_URI: database.uri,
    JWT_SECRET: testSecret,
    BROWSER_LOOK: 'off',
    ...env,
  });

const latest = () => database.db.collection('generations').findOne({}, { sort: { _id: -1 } });
const poll = { timeout: 30_000 };

const generate = (url: string, body: object) => call(url, routes.generate, { token: tokenOf(), body });

async function elementOf(name: 'h1' | 'title', url: string, path: string): Promise<string | undefined> {
  const page = await fetch(`${url}${path}`);
  return new RegExp(`<${name}[^>]*>([^<]*)`).exec(await page.text())?.[1];
}

it('starts with the offline composer, makes a site that opens in the preview, and stops when it is told to', async () => {
  onTestFinished(killProcesses);
  const service = start();
  const url = await service.url;
  expect((await call(url, routes.engine)).body.engine).toBe('composer');

  const { body } = await generate(url, { prompt });
  expect(await elementOf('title', url, body.previewUrl)).toContain('Mie Câline');

  service.child.kill('SIGTERM');
  expect(await service.exitCode).toBe(0);
});

const startWithModel = (provider: FakeProvider, env: Record<string, string> = {}) =>
  start({
    OPENAI_API_KEY: 'sk-secret-of-the-operator',
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
    ...env,
  });

describe('with a model, in one process', () => {
  const sites = () => database.db.collection('sites');
  let provider: FakeProvider;
  let url: string;

  beforeAll(async () => {
    await sites().insertOne({ folderId: 'e'.repeat(32), name: 'Old', deletedAt: new Date(0) });
    provider = await startFakeProvider();
    url = await startWithModel(provider).url;
  });
  beforeEach(() => provider.behave(answers(recordedAnswer)));
  afterAll(async () => {
    killProcesses();
    await provider.close();
  });

  it('purges what was deleted long ago by itself', async () => {
    await expect.poll(() => sites().countDocuments({ name: 'Old' })).toBe(0);
  });

  it('stores and previews what the model wrote', async () => {
    expect((await call(url, routes.engine)).body).toMatchObject({ engine: 'openai', label: 'fake-model' });
    const { body } = await generate(url, { prompt });
    expect(await elementOf('h1', url, body.previewUrl)).toBe(recordedHeading);
  });

  it('says what went wrong without giving the provider away, and still has the composer', async () => {
    provider.behave(failsWith(401));
    const refused = await callRefused(url, routes.generate, { token: tokenOf(), body: { prompt } });
    expect(refused.status).toBe(502);
    expect(refused.body.code).toBe('PROVIDER_REJECTED');
    expect(JSON.stringify(refused.body)).not.toMatch(/sk-secret|internal-provider-detail|127\.0\.0\.1/);

    const { body } = await generate(url, { prompt, engine: 'composer' });
    expect(await elementOf('title', url, body.previewUrl)).toContain('Mie Câline');
  });
});

describe('with a model', () => {
  let provider: FakeProvider;

  beforeEach(async () => {
    provider = await startFakeProvider();
  });
  afterEach(killProcesses);
  afterEach(() => provider.close());

  it('measures what became of generations, what they cost, and why the model failed', async () => {
    const measured = startWithModel(provider, { METRICS_PORT: '0' });
    const { body } = await generate(await measured.url, { prompt });
    await fetch(`${await measured.url}${body.previewUrl}`);
    provider.behave(failsWith(401));
    await callRefused(await measured.url, routes.generate, { token: tokenOf(), body: { prompt } });

    const text = await (await fetch(`${await measured.metricsUrl}`)).text();
    for (const state of ['done', 'failed'])
      expect(text).toContain(`sitewright_generations_ended_total{state="${state}",part="svc-sites"} 1\n`);
    for (const state of ['waiting', 'running'])
      for (const name of ['sitewright_generations', 'sitewright_generations_oldest_seconds'])
        expect(text).toContain(`${name}{state="${state}",part="svc-sites"} 0\n`);
    expect(text).toContain(
      'sitewright_generation_duration_seconds_count{part="svc-sites",state="done",engine="openai"} 1\n',
    );
    expect(text).toMatch(/sitewright_provider_failures_total\{reason="[a-z-]+",part="svc-sites"\} 1\n/);
    const usage = await database.db.collection('generations').findOne({ state: 'done', folderId: body.id });
    for (const direction of ['input', 'output'])
      expect(text).toContain(
        `sitewright_model_tokens_total{direction="${direction}",part="svc-sites"} ${usage?.usage[`${direction}Tokens`]}\n`,
      );
    expect(text).toContain('route="/preview/:id{/*path}"');
    expect(text).not.toContain(body.id);
  });

  it('stops in time although the model never answers, and leaves the site to the next process', async () => {
    const service = startWithModel(provider);
    const url = await service.url;
    const asked = Promise.withResolvers<void>();
    provider.behave(() => asked.resolve());
    const answer = callRefused(url, routes.generate, { token: tokenOf(), body: { prompt } });
    await asked.promise;
    service.child.kill('SIGTERM');
    const { status, body } = await answer;
    expect(status).toBe(503);
    expect(body.message).toMatch(/goes on with your site/);
    expect(await service.exitCode).toBe(0);

    const next = start();
    await next.url;
    const folderId = (await latest())?.folderId;
    await expect.poll(() => database.db.collection('sites').countDocuments({ folderId }), poll).toBe(1);
  });
});

it('F15: a model that sends byte by byte is given up at the deadline, and its connection is closed', async () => {
  onTestFinished(killProcesses);
  const provider = await startFakeProvider();
  const closed = Promise.withResolvers<void>();
  provider.behave((response, seed) => {
    response.once('close', closed.resolve);
    return drips(recordedAnswer)(response, seed);
  });
  const service = start({
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
    GENERATION_LONGEST_SECONDS: '3',
  });
  const body = { prompt };
  const refused = await callRefused(await service.url, routes.generate, { token: tokenOf(), body });
  expect(refused.body).toMatchObject({
    code: 'PROVIDER_TIMEOUT',
    message: expect.stringMatching(/^This site took longer than one may take here/),
  });
  await closed.promise;
  await provider.close();
});

describe('after kill -9', () => {
  afterEach(killProcesses);
  const sites = () => database.db.collection('sites');
  const generations = () => database.db.collection('generations');
  const ownersOf = async (people: { key: string }[]) => {
    const own = await generations()
      .find({ idempotencyKey: { $in: people.map(({ key }) => key) } })
      .toArray();
    expect(own).toHaveLength(people.length);
    return own.map(({ ownerId }) => ownerId);
  };
  const kill = async ({ child, exitCode }: StartedProcess) => {
    child.kill('SIGKILL');
    await exitCode;
  };

  it('F1, F21: a generation is not charged however far it was written, and the same key leads to its site', async () => {
    const provider = await startFakeProvider();
    const killed = start({
      OPENAI_BASE_URL: provider.baseURL,
      OPENAI_MODEL: 'fake-model',
      GENERATIONS_PER_DAY: '1',
    });
    const url = await killed.url;
    const people = await Promise.all(
      [0, 25, 50, 75, 99].map(async (percent) => {
        const token = await storePerson(database.db, { id: String(percent).padStart(24, 'c') });
        const key = `key-${percent}`;
        const body = { prompt: `A bakery that is ${percent} years old` };
        const request = { token, body, headers: { 'Idempotency-Key': key } };
        const asked = provider.direct(body.prompt);
        const broken = call(url, routes.generate, request).catch((error: unknown) => error);
        (await asked.next()).write(recordedAnswer.slice(0, (recordedAnswer.length * percent) / 100));
        return { key, request, broken };
      }),
    );
    await kill(killed);
    for (const { broken } of people) expect(await broken).toBeInstanceOf(Error);
    expect(await sites().countDocuments({ ownerId: { $in: await ownersOf(people) } })).toBe(0);

    // What eight seconds do.
    await generations().updateMany({ state: 'running' }, { $set: { 'lease.isReleased': true } });
    const next = await start({ GENERATIONS_PER_DAY: '1' }).url;
    for (const { key, request } of people) {
      const reserved = await generations().findOne({ idempotencyKey: key });
      const answers = await Promise.all([
        call(next, routes.generate, request),
        call(next, routes.generate, request),
      ]);
      expect(answers.map(({ body }) => body.id)).toEqual([reserved?.folderId, reserved?.folderId]);
      expect(await sites().countDocuments({ ownerId: reserved?.ownerId })).toBe(1);
      const another = { token: request.token, body: { prompt: 'Another' } };
      expect((await callRefused(next, routes.generate, another)).status).toBe(429);
    }
    await provider.close();
  });

  it('F26: a download that broke off looks broken, and comes byte by byte the same from the next process', async () => {
    const folderId = 'd'.repeat(32);
    // More than the buffers of a connection hold, so that the kill comes before the end.
    const content = new Binary(randomBytes(14 * 1024 * 1024));
    const report = { checks: [], notes: [], files: 1, bytes: content.length() };
    await database.db.collection('siteVersions').insertOne({
      folderId,
      version: 1,
      files: [{ path: 'large.bin', content }],
      engine: 'composer',
      report,
    });
    await sites().insertOne({ folderId, version: 1, name: 'Large', searchKeys: [] });

    const killed = start();
    const answer = await fetch(`${await killed.url}/api/download/${folderId}`);
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    const first = (await reader?.read())?.value ?? new Uint8Array();
    await kill(killed);
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('terminated');

    const url = `${await start().url}/api/download/${folderId}`;
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(String(whole.length)).toBe(answer.headers.get('Content-Length'));
    const headers = { Range: `bytes=${first.length}-`, 'If-Range': answer.headers.get('ETag') ?? '' };
    const rest = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
    expect(Buffer.concat([first, rest]).equals(whole)).toBe(true);
  });
});

it('does not start on a database that a later release has written, and says so', async () => {
  const later = await startTestDatabase();
  onTestFinished(() => later.close());
  await noteLaterRelease(later.db, 'svc-sites');
  const { stderr, exitCode } = start({ MONGODB_URI: later.uri });
  expect(await exitCode).toBe(1);
  expect(await stderr).toContain('svc-sites cannot start:\n  A later release has written this database');
});

it('names every bad setting', async () => {
  onTestFinished(killProcesses);
  const { stderr, exitCode } = start({
    JWT_SECRET: '',
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    GENERATIONS_AT_ONCE: '0',
  });
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/JWT_SECRET: .*\n.*GENERATIONS_AT_ONCE: .*\n.*OPENAI_MODEL: name a model/);
});

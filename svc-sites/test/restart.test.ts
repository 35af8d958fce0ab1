import { routes } from '@sitewright/contracts';
import {
  killProcesses,
  startProcess,
  startTestDatabase,
  storePerson,
  type TestDatabase,
  testSecret,
} from '@sitewright/service-kit/testing';
import {
  answers,
  type FakeProvider,
  recordedAnswer,
  startFakeProvider,
} from '@sitewright/site-engine/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStream } from './open-stream.ts';

const program = new URL('../src/main.ts', import.meta.url);
let database: TestDatabase;
let provider: FakeProvider;

beforeEach(async () => {
  database = await startTestDatabase();
  await storePerson(database.db);
  provider = await startFakeProvider();
});
afterEach(async () => {
  killProcesses();
  await provider.close();
  await database.close();
});

const start = () =>
  startProcess(program, {
    MONGODB_URI: database.uri,
    JWT_SECRET: testSecret,
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
    BROWSER_LOOK: 'off',
  });

it('F4: a process with 20 open streams ends them at once, and the next one goes on with the generation', async () => {
  const asked = Promise.withResolvers<void>();
  provider.behave(() => asked.resolve());
  const first = start();
  const url = await first.url;
  const stream = await openStream(url + routes.generate.path, {
    method: 'POST',
    body: { prompt: 'A bakery in Lyon' },
  });
  const { generationId, id: folderId } = await stream.until('accepted');
  const events = routes.generationEvents.path.replace(':id', generationId);
  const others = await Promise.all(Array.from({ length: 19 }, () => openStream(url + events)));
  await asked.promise;
  first.child.kill('SIGTERM');
  const [seen = [], ...rest] = await Promise.all([stream, ...others].map((each) => each.rest()));
  for (const { event } of [...seen, ...rest.flat()]) expect(event.type).not.toMatch(/done|failed|stopped/);
  expect(await first.exitCode).toBe(0);

  provider.behave(answers(recordedAnswer));
  const after = seen.at(-1)?.id ?? 1;
  const again = await openStream((await start().url) + events, {
    headers: { 'Last-Event-ID': String(after) },
  });
  const resumed = await again.rest();
  expect(resumed.map(({ id }) => id)).toEqual(resumed.map((_event, index) => after + 1 + index));
  expect(resumed.map(({ event }) => event.type)).toContain('resumed');
  expect(resumed.at(-1)?.event).toMatchObject({ type: 'done', id: folderId });
  expect(await database.db.collection('sites').countDocuments()).toBe(1);
});

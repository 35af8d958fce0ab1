import { routes } from '@sitewright/contracts';
import {
  call,
  killProcesses,
  startProcess,
  startTestDatabase,
  type TestDatabase,
  testSecret,
  tokenOf,
} from '@sitewright/service-kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const program = new URL('main.ts', import.meta.url);
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterEach(killProcesses);
afterAll(() => database.close());

it('starts with the offline composer, makes a site that opens in the preview, and stops when it is told to', async () => {
  const { child, url, exitCode } = startProcess(program, {
    MONGODB_URI: database.uri,
    JWT_SECRET: testSecret,
  });
  const address = await url;
  expect((await call(address, routes.engine)).body.engine).toBe('composer');

  const { body } = await call(address, routes.generate, {
    token: tokenOf(),
    body: { prompt: 'A bakery in Lyon called Mie Câline' },
  });
  const page = await fetch(`${address}${body.previewUrl}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<h1[ >]/);

  child.kill('SIGTERM');
  expect(await exitCode).toBe(0);
});

it('names every bad setting', async () => {
  const { stderr, exitCode } = startProcess(program, {
    MONGODB_URI: database.uri,
    OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1',
    GENERATIONS_AT_ONCE: '0',
  });
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/JWT_SECRET: .*\n.*GENERATIONS_AT_ONCE: .*\n.*OPENAI_MODEL: name a model/);
});

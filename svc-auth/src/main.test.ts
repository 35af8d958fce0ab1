import { routes } from '@sitewright/contracts';
import {
  call,
  killProcesses,
  startProcess,
  startTestDatabase,
  type TestDatabase,
  testSecret,
} from '@sitewright/service-kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

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

it('names every bad setting', async () => {
  const { stderr, exitCode } = startProcess(program, {
    MONGODB_URI: 'postgres://localhost',
    JWT_SECRET: 'short',
    ADMIN_EMAIL: admin.email,
  });
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/MONGODB_URI: .*\n.*JWT_SECRET: .*\n.*ADMIN_PASSWORD: set it together/);
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  noteLaterRelease,
  startTestDatabase,
  storePerson,
  type TestDatabase,
} from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

const program = fileURLToPath(new URL('admin-cli.ts', import.meta.url));
let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await startTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'sitewright-admin-'));
  await storePerson(database.db, { email: 'ada@example.com' });
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const run = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((done) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env.PATH, ...env } },
      (_error, stdout, stderr) => done({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });

it('finds the running instance, promotes, and records that the operator did', async () => {
  await writeFile(join(dataDir, 'mongodb-uri'), `${database.uri}\n`);
  const { code, stdout } = await run(['promote', 'Ada@Example.com'], { DATA_DIR: dataDir });
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'ada@example.com is an admin now.\n' });
  expect(await database.db.collection('users').countDocuments({ role: 'admin' })).toBe(1);
  const [entry] = await database.db.collection('audit').find().toArray();
  expect(entry).toMatchObject({ actorId: null, actorEmail: 'the operator', userEmail: 'ada@example.com' });
});

it('finds the database of the stack, whose address is a secret in a file', async () => {
  await storePerson(database.db, { id: 'b'.repeat(24), email: 'ben@example.com' });
  const file = join(dataDir, 'secret');
  await writeFile(file, `${database.uri}\n`);
  const { code, stdout } = await run(['promote', 'ben@example.com'], { MONGODB_URI_FILE: file });
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'ben@example.com is an admin now.\n' });
});

it.each<[args: string[], env: () => Record<string, string>, says: RegExp]>([
  [['promote', 'nobody@example.com'], () => ({ MONGODB_URI: database.uri }), /There is no account with/],
  [
    ['promote', 'ada@example.com'],
    () => ({ DATA_DIR: join(dataDir, 'nowhere') }),
    /Start it first \(npm start\)/,
  ],
  [
    ['promote', 'ada@example.com'],
    () => ({ MONGODB_URI_FILE: join(dataDir, 'nowhere') }),
    /^MONGODB_URI: the file named by MONGODB_URI_FILE cannot be read/,
  ],
  [['promote'], () => ({}), /Usage: npm run admin -- promote EMAIL/],
  [['promote', 'not an address'], () => ({}), /Usage/],
  [['demote', 'ada@example.com'], () => ({}), /Usage/],
])('%j says what to do instead', async (args, env, says) => {
  const { code, stderr } = await run(args, env());
  expect(code).toBe(1);
  expect(stderr).toMatch(says);
  expect(stderr).not.toContain('    at ');
});

it('changes nothing of a database that a later release has written', async () => {
  const person = { email: 'eve@example.com', role: 'user' };
  await database.db.collection('users').insertOne({ ...person });
  await noteLaterRelease(database.db, 'svc-auth');
  const { code, stderr } = await run(['promote', person.email], { MONGODB_URI: database.uri });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^A later release has written this database \(schema 99; /);
  expect(await database.db.collection('users').countDocuments(person)).toBe(1);
});

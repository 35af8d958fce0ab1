import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import {
  killProcesses,
  noteLaterRelease,
  startProcess,
  startTestDatabase,
  type TestDatabase,
} from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { userIndexes } from './users/indexes.ts';

const program = new URL('make-indexes.ts', import.meta.url);
let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(async () => {
  killProcesses();
  await database.close();
});

const run = () => startProcess(program, { MONGODB_URI: database.uri });
const names = async () => (await database.db.collections()).map((each) => each.collectionName).toSorted();

it('makes every index, and nothing else', async () => {
  const { exitCode, stdout } = run();
  expect(await exitCode).toBe(0);
  expect(await stdout).toContain('indexes are there');
  const users = await database.db.collection('users').indexes();
  // With that of `_id`.
  expect(users).toHaveLength(1 + userIndexes.filter(({ collection }) => collection === 'users').length);
  expect(await names()).toEqual(['audit', 'limits', 'replicas', 'users']);
  for (const name of await names()) expect(await database.db.collection(name).countDocuments()).toBe(0);
});

const slowMs = 400;

/** The address of the database behind a way on which whatever it says of an index takes its time. */
async function slowAddress(): Promise<string> {
  const databasePort = Number(new URL(database.uri).port);
  const server = createServer((client) => {
    const upstream = connect(databasePort, '127.0.0.1');
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('data', (bytes) => {
      if (bytes.includes('createIndexes')) setTimeout(() => upstream.write(bytes), slowMs);
      else upstream.write(bytes);
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `mongodb://127.0.0.1:${address.port}/sitewright?directConnection=true`;
}

/** For a process whose connections wait for long a hundredth as long: 20 s are 0.2 s. */
const impatient = `--import=data:text/javascript,${encodeURIComponent(
  `import { Socket } from 'node:net';
   const real = Socket.prototype.setTimeout;
   Socket.prototype.setTimeout = function (ms, ...more) { return real.call(this, ms < 10_000 ? ms : ms / 100, ...more); };`,
)}`;

it('waits for an index that takes longer than any answer to a person may', async () => {
  const { exitCode, stderr } = startProcess(program, {
    MONGODB_URI: await slowAddress(),
    NODE_OPTIONS: impatient,
  });
  expect(await stderr).toBe('');
  expect(await exitCode).toBe(0);
});

it('fails where a unique one cannot be made, and says which', async () => {
  await database.db.collection('users').insertMany([{ email: 'a' }, { email: 'a' }]);
  const { exitCode, stderr } = run();
  expect(await exitCode).toBe(1);
  expect(await stderr).toMatch(/^svc-auth cannot make its indexes:\n {2}The index on users \(one account/);
});

it('fails where any other cannot be made, too: nobody looks for it later', async () => {
  await database.db.collection('audit').createIndex({ at: -1 }, { sparse: true });
  const { exitCode, stderr } = run();
  expect(await exitCode).toBe(1);
  expect(await stderr).toContain('How many are missing: 1. The log says which, and why.');
});

it('leaves a database alone that a later release has written', async () => {
  await noteLaterRelease(database.db, 'svc-auth');
  const { exitCode, stderr } = run();
  expect(await exitCode).toBe(1);
  expect(await stderr).toContain('A later release has written this database');
  expect(await names()).toEqual(['schemas']);
});

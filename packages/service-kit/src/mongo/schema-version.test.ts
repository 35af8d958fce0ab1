import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demandReadable } from './schema-version.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.close());

const start = (writes: number, readableBy: number) =>
  demandReadable(database.db, 'svc-test', { writes, readableBy });
const noted = () => database.db.collection<{ _id: string }>('schemas').findOne({ _id: 'svc-test' });

it('is noted at the first start, and goes up with a later release', async () => {
  await start(1, 1);
  expect(await noted()).toMatchObject({ writes: 1, readableBy: 1 });
  await start(2, 1);
  expect(await noted()).toMatchObject({ writes: 2, readableBy: 1 });
});

it('lets an earlier release work with what it can read, which notes nothing', async () => {
  await start(3, 2);
  await start(2, 2);
  expect(await noted()).toMatchObject({ writes: 3, readableBy: 2 });
});

it('refuses an earlier release what it cannot read', async () => {
  await start(3, 3);
  await expect(start(2, 1)).rejects.toThrow(
    'A later release has written this database (schema 3; this release knows 2)',
  );
  expect(await noted()).toMatchObject({ writes: 3, readableBy: 3 });
});

it('is the highest of several releases that start at once, and every service has its own', async () => {
  await Promise.all([start(1, 1), start(1, 1), start(1, 1)]);
  await Promise.all([start(2, 1), start(4, 1), start(3, 1)]);
  await start(4, 1);
  expect(await noted()).toMatchObject({ writes: 4 });
  await demandReadable(database.db, 'svc-other', { writes: 1, readableBy: 1 });
});

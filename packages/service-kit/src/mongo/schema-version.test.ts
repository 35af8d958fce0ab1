import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { demandReadable, noteWritten } from './schema-version.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.close());

const check = (writes: number, readableBy: number) =>
  demandReadable(database.db, 'svc-test', { writes, readableBy });
const note = (writes: number, readableBy: number) =>
  noteWritten(database.db, 'svc-test', { writes, readableBy });
const noted = () => database.db.collection<{ _id: string }>('schemas').findOne({ _id: 'svc-test' });

it('is noted at the first start, and goes up with a later release', async () => {
  await note(1, 1);
  expect(await noted()).toMatchObject({ writes: 1, readableBy: 1 });
  await note(2, 1);
  expect(await noted()).toMatchObject({ writes: 2, readableBy: 1 });
});

it('lets an earlier release work with what it can read, which notes nothing', async () => {
  await note(3, 2);
  await note(2, 2);
  expect(await noted()).toMatchObject({ writes: 3, readableBy: 2 });
});

it('is left alone by a release that only looks', async () => {
  await check(2, 2);
  expect(await noted()).toBeNull();
  await note(1, 1);
  await check(2, 2);
  await note(1, 1);
  expect(await noted()).toMatchObject({ writes: 1, readableBy: 1 });
});

it.each([
  ['looks', check],
  ['would note its own', note],
])('refuses an earlier release that %s what it cannot read', async (_name, act) => {
  await note(3, 3);
  await expect(act(2, 1)).rejects.toThrow(
    'A later release has written this database (schema 3; this release knows 2)',
  );
  expect(await noted()).toMatchObject({ writes: 3, readableBy: 3 });
});

it('is the highest of several releases that start at once, and every service has its own', async () => {
  await Promise.all([note(1, 1), note(1, 1), note(1, 1)]);
  await Promise.all([note(2, 1), note(4, 1), note(3, 1)]);
  await note(4, 1);
  expect(await noted()).toMatchObject({ writes: 4 });
  await noteWritten(database.db, 'svc-other', { writes: 1, readableBy: 1 });
});

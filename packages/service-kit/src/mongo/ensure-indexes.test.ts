import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { ensureIndexes, type IndexDefinition } from './ensure-indexes.ts';

const log = createLogger('test', 'silent');
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

const unique = (collection: string): IndexDefinition => ({
  collection,
  key: { email: 1 },
  options: { unique: true },
  reason: 'one account an address',
});

it('makes what is missing, once', async () => {
  await ensureIndexes(database.db, [unique('people')], log);
  await ensureIndexes(database.db, [unique('people')], log);
  const indexes = await database.db.collection('people').indexes();
  expect(indexes.filter(({ unique }) => unique)).toHaveLength(1);
});

it('stops the start when a unique index cannot be made', async () => {
  await database.db.collection('twins').insertMany([{ email: 'a' }, { email: 'a' }]);
  await expect(ensureIndexes(database.db, [unique('twins')], log)).rejects.toThrow(
    'The index on twins (one account an address) cannot be made.',
  );
});

it('goes on without an index that only makes reading faster', async () => {
  const conflict = { ...unique('people'), options: { sparse: true, name: 'email_1' } };
  await expect(ensureIndexes(database.db, [conflict], log)).resolves.toBe(1);
});

import { type Document, ObjectId } from 'mongodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from './server.ts';

const running = useServer();
const total = 100_000;
const owners = 50;
const day = Date.UTC(2026, 0, 1);

/** What `explain` says of a find: from where it reads, whether it has to sort, and how much it looks at. */
async function explain(filter: Document, sort: Document = {}, limit = 0): Promise<Document> {
  const found = running.db
    .collection('sites')
    .find(filter)
    .sort(sort as never)
    .limit(limit);
  const { queryPlanner, executionStats } = await found.explain();
  const plan = queryPlanner.winningPlan as Document;
  const access = plan.stage === 'SORT' ? plan.inputStage : plan;
  return {
    sorts: plan.stage === 'SORT',
    index: access.inputStage?.indexName,
    keys: executionStats.totalKeysExamined,
    documents: executionStats.totalDocsExamined,
    returned: executionStats.nReturned,
  };
}

beforeAll(async () => {
  const sites = running.db.collection('sites');
  await sites.createIndex({ folderId: 1 }, { unique: true });
  await sites.createIndex({ ownerId: 1, createdAt: -1 });
  await sites.createIndex({ createdAt: -1 });
  await sites.createIndex({ googleId: 1 }, { unique: true, sparse: true });
  await sites.createIndex({ state: 1, lease: 1 }, { partialFilterExpression: { deleted: false } });
  for (let start = 0; start < total; start += 20_000) {
    await sites.insertMany(
      Array.from({ length: 20_000 }, (_value, offset) => {
        const n = start + offset;
        return {
          folderId: `f${n}`,
          ownerId: n % owners,
          createdAt: new Date(day + Math.floor(n / 2) * 1000),
        };
      }),
    );
  }
});

describe(`among ${total} documents`, () => {
  test('a unique key is looked up', async () => {
    expect(await explain({ folderId: 'f77777' })).toEqual({
      sorts: false,
      index: 'folderId_1',
      keys: 1,
      documents: 1,
      returned: 1,
    });
  });

  test('an _id is looked up', async () => {
    expect(await explain({ _id: new ObjectId() })).toMatchObject({ index: '_id_', documents: 0 });
  });

  test('several values are looked up one by one', async () => {
    const filter = { folderId: { $in: ['f1', 'f2', 'none'] } };
    expect(await explain(filter)).toMatchObject({ index: 'folderId_1', keys: 2, documents: 2, returned: 2 });
  });

  test('the first page of an owner is read in order', async () => {
    const page = await explain({ ownerId: 7 }, { createdAt: -1 }, 20);
    expect(page).toEqual({
      sorts: false,
      index: 'ownerId_1_createdAt_-1',
      keys: 20,
      documents: 20,
      returned: 20,
    });
  });

  test('the next page starts where the last one ended', async () => {
    const last = new Date(day + 30_000_000);
    const page = await explain({ ownerId: 7, createdAt: { $lt: last } }, { createdAt: -1 }, 20);
    expect(page).toEqual({
      sorts: false,
      index: 'ownerId_1_createdAt_-1',
      keys: 20,
      documents: 20,
      returned: 20,
    });
  });

  test('a page by date and id reads little more than itself', async () => {
    const last = new Date(day + 30_000_000);
    const filter = {
      ownerId: 7,
      $or: [{ createdAt: { $lt: last } }, { createdAt: last, _id: { $lt: new ObjectId() } }],
    };
    const page = await explain(filter, { createdAt: -1, _id: -1 }, 20);
    expect(page).toMatchObject({ index: 'ownerId_1_createdAt_-1', returned: 20 });
    expect(page.documents).toBeLessThan(30);
  });

  test('the oldest first is the same index read backward', async () => {
    const page = await explain({ ownerId: 7 }, { createdAt: 1 }, 5);
    expect(page).toEqual({
      sorts: false,
      index: 'ownerId_1_createdAt_-1',
      keys: 5,
      documents: 5,
      returned: 5,
    });
  });

  test('a range without an owner has its own index', async () => {
    const filter = { createdAt: { $gte: new Date(day), $lt: new Date(day + 10_000) } };
    expect(await explain(filter, { createdAt: 1 })).toMatchObject({
      sorts: false,
      index: 'createdAt_-1',
      keys: 20,
    });
  });

  test('a field without an index is searched in all documents', async () => {
    expect(await explain({ name: 'x' })).toMatchObject({ index: undefined, documents: total });
  });

  test('a sparse index is left alone by a query for missing values', async () => {
    expect(await explain({ googleId: null }, {}, 1)).toMatchObject({ index: undefined });
    expect(await explain({ googleId: 'g' })).toMatchObject({ index: 'googleId_1', documents: 0 });
  });

  test('a partial index serves only queries that repeat its filter', async () => {
    expect(await explain({ state: 'new' }, {}, 1)).toMatchObject({ index: undefined });
    expect(await explain({ state: 'new', deleted: false })).toMatchObject({
      index: 'state_1_lease_1',
      documents: 0,
    });
  });

  test('contradicting conditions read nothing', async () => {
    const filter = { createdAt: { $gt: new Date(day + 1), $lt: new Date(day) } };
    expect(await explain(filter)).toMatchObject({ keys: 0, documents: 0 });
  });
});

import { createLogger, ensureIndexes } from '@sitewright/service-kit';
import { startTestDatabase, type TestDatabase, testUser } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Collections, openCollections } from '../db/collections.ts';
import { siteIndexes } from '../db/indexes.ts';
import { createLeasesRepository, type Lease, type SeenGeneration } from './leases.repository.ts';

let database: TestDatabase;
let generations: Collections['generations'];

beforeAll(async () => {
  database = await startTestDatabase();
  await ensureIndexes(database.db, siteIndexes, createLogger('test', 'silent'));
  ({ generations } = openCollections(database.db));
});
afterAll(() => database.close());
beforeEach(() => generations.deleteMany({}));

const leasesOf = (holder: string) => createLeasesRepository({ generations }, holder, 10_000);

const asked = {
  ownerId: testUser.id,
  request: { prompt: 'A bakery' },
  engine: 'composer',
  slot: 0,
  turn: 0,
} as const;

/** A generation that a third process has begun, and how another one sees it. */
async function begunElsewhere(): Promise<{ lease: Lease; seen: SeenGeneration }> {
  const leases = leasesOf('dead');
  const lease = await leases.insertBegun(asked, { runSlot: 0, personSlot: 0 });
  const [seen] = await leases.active();
  if (!lease || !seen) throw new Error('It was not begun.');
  return { lease, seen };
}

it('of two that have seen the same of a generation only the first takes it over', async () => {
  const { seen } = await begunElsewhere();
  expect(await leasesOf('one').takeOver(seen)).toMatchObject({
    isTakenOver: true,
    fence: 2,
    generation: { attempt: 2 },
  });
  expect(await leasesOf('other').takeOver(seen)).toBeUndefined();
  expect(await generations.findOne()).toMatchObject({ attempt: 2, fence: 2, lease: { holder: 'one' } });
});

it('a generation whose process has given a sign since it was seen stays with that', async () => {
  const { lease, seen } = await begunElsewhere();
  const progress = { phase: undefined, ranMs: 0 };
  await leasesOf('dead').beat(lease, progress);
  expect(await leasesOf('one').takeOver(seen)).toBeUndefined();
  expect(await generations.findOne()).toMatchObject({ attempt: 1, lease: { holder: 'dead' } });
  expect(await leasesOf('dead').beat(lease, progress)).toEqual({ isToStop: false });
});

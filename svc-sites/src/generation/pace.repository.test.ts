import { startTestDatabase, type TestDatabase } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Collections, openCollections } from '../db/collections.ts';
import { createPaceRepository } from './pace.repository.ts';

let database: TestDatabase;
let collections: Collections;
let asked = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  collections = openCollections(database.db);
});
afterAll(() => database.close());
beforeEach(() => collections.generations.deleteMany({}));

/** The next one that somebody asks for: it waits a minute, then takes so many seconds. */
function generation(seconds: number, state: 'done' | 'failed' = 'done') {
  asked += 1;
  const createdAt = new Date(asked * 1000);
  const startedAt = new Date(createdAt.getTime() + 60_000);
  return {
    _id: new ObjectId(),
    ownerId: new ObjectId(),
    folderId: String(asked),
    prompt: 'a bakery',
    state,
    attempt: 1,
    createdAt,
    startedAt,
    endedAt: new Date(startedAt.getTime() + seconds * 1000),
  };
}

const meanOf = async (generations: ReturnType<typeof generation>[]) => {
  if (generations.length > 0) await collections.generations.insertMany(generations);
  return createPaceRepository(collections).meanSeconds();
};

it('how long generations take is the mean of those that were finished, without their wait', async () => {
  expect(await meanOf([generation(20), generation(40), generation(900, 'failed')])).toBe(30);
});

it('only the last twenty count', async () => {
  const first = generation(900);
  const last = Array.from({ length: 20 }, () => generation(10));
  expect(await meanOf([...last, first])).toBe(10);
});

it('it is not known where none was finished', async () => {
  expect(await meanOf([])).toBeUndefined();
  expect(await meanOf([generation(900, 'failed')])).toBeUndefined();
});

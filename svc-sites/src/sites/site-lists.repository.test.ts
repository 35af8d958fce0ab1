import { testUser } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createSiteListsRepository, type ListQuery } from './site-lists.repository.ts';

let service: SitesService;
const ownerId = 'd'.repeat(24);
const total = 3000;

beforeAll(async () => {
  service = await startSitesService();
  const documents = Array.from({ length: total }, (_, n) =>
    siteDocument({
      name: n % 1000 === 7 ? `Smithy ${n}` : `Bakery ${n}`,
      ownerId: new ObjectId(n % 10 === 7 ? ownerId : testUser.id),
      createdAt: new Date(n * 1000),
    }),
  );
  await service.sites.insertMany(documents);
});
afterAll(() => service.close());
afterEach(() => vi.restoreAllMocks());

const explainSchema = z.object({ executionStats: z.object({ totalDocsExamined: z.coerce.number() }) });

/** How many documents the database looks at for a list, and the names it answers with. */
async function examine(query: Pick<ListQuery, 'ownerId' | 'search' | 'sort'>) {
  const find = vi.spyOn(service.sites, 'find');
  const { sites } = await createSiteListsRepository(service).list({ ...query, limit: 24 });
  const cursors = find.mock.results.map(({ value }) => value);
  let examined = 0;
  for (const cursor of cursors) {
    const explained = explainSchema.parse(await cursor.clone().explain('executionStats'));
    examined += explained.executionStats.totalDocsExamined;
  }
  return { examined, names: sites.map(({ name }) => name) };
}

const search = (text: string) => ({ text, ownerIds: [], folderIds: [] });
const smithies = ['Smithy 2007', 'Smithy 1007', 'Smithy 7'];

describe('F34: a list does not read every site', () => {
  it.each([
    ['a fruitless search of everybody’s sites', { search: search('fruitless') }, [], 0],
    ['a fruitless search of one person’s', { search: search('fruitless'), ownerId }, [], 0],
    ['what few have', { search: search('smit') }, smithies, 3],
    ['what few have, with a word that all have', { search: search('2007 smithy') }, ['Smithy 2007'], 5],
    ['one person’s, of what few have', { search: search('smithy'), ownerId }, smithies, 3],
  ])('%s', async (_name, query, names, most) => {
    const found = await examine({ sort: 'newest', ...query });
    expect(found.names).toEqual(names);
    expect(found.examined).toBeLessThanOrEqual(most);
  });

  it('what all have: the finds that are counted, then no more than the page', async () => {
    const { names, examined } = await examine({ sort: 'newest', search: search('bakery') });
    expect(names.slice(0, 2)).toEqual(['Bakery 2999', 'Bakery 2998']);
    expect(examined).toBeLessThan(2001 + 100);
  });

  it.each(['newest', 'oldest', 'name'] as const)('a page in the order %s', async (sort) => {
    expect((await examine({ sort })).examined).toBeLessThan(100);
    expect((await examine({ sort, ownerId })).examined).toBeLessThan(100);
  });
});

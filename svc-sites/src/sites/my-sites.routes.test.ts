import { routes } from '@sitewright/contracts';
import {
  badTokens,
  call,
  callRefused,
  leastCpu,
  storePerson,
  testUser,
  tokenOf,
} from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
const owner = tokenOf();

/** Site n of the test's person; sites 3 to 5 of the very same moment. */
const document = (n: number, ownerId = testUser.id) =>
  siteDocument({
    folderId: n.toString(16).padStart(32, '0'),
    ownerId: new ObjectId(ownerId),
    name: names[n] ?? `Site ${n}`,
    createdAt: new Date(Date.UTC(2024, 0, n >= 3 && n <= 5 ? 4 : n)),
  });

const names: Record<number, string> = { 2: 'écluse', 4: 'SITE 1', 7: 'Price (a+b)* 50%' };

beforeAll(async () => {
  service = await startSitesService();
  await service.sites.insertMany([1, 2, 3, 4, 5, 6, 7].map((n) => document(n)));
  await service.sites.updateOne({ folderId: document(6).folderId }, { $set: { interrupted: true } });
  await service.sites.insertOne(document(8, 'b'.repeat(24)));
  await service.sites.insertOne({ ...document(9), deletedAt: new Date() });
});
afterAll(() => service.close());

const list = (query = '') => call(service.url, routes.mySites, { token: owner, query });
const folderIds = (numbers: number[]) => numbers.map((n) => document(n).folderId);

/** Follows the Link headers from the first page to the last. */
async function pages(query: string): Promise<string[][]> {
  const found: string[][] = [];
  for (let next: string | undefined = query; next !== undefined; ) {
    const { body, headers } = await list(next);
    found.push(body.map(({ folderId }) => folderId));
    next = /^<\/api\/my-sites(\?[^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
  }
  return found;
}

describe('My Projects', () => {
  it('lists a person’s own sites, newest first, without their deleted ones', async () => {
    const { body, headers } = await list();
    expect(body.map(({ folderId }) => folderId)).toEqual(folderIds([7, 6, 5, 4, 3, 2, 1]));
    expect(headers.get('Link')).toBeNull();
  });

  it.each(['', '?search=site'])(
    '%j says of a site that it was interrupted, and of no other',
    async (query) => {
      const { body } = await list(query);
      const interrupted = body.filter((site) => 'interrupted' in site);
      expect(interrupted.map(({ folderId }) => folderId)).toEqual(folderIds([6]));
    },
  );

  it('shows what a card needs and nothing else', async () => {
    const { body } = await list('?limit=1');
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['_id', 'createdAt', 'folderId', 'name', 'updatedAt']);
  });

  it('is empty for somebody new', async () => {
    const token = await storePerson(service.db, { id: 'f'.repeat(24) });
    const { body } = await call(service.url, routes.mySites, { token });
    expect(body).toEqual([]);
  });

  it('pages without gap or repetition, also between sites of the same moment', async () => {
    expect(await pages('?limit=2')).toEqual([[7, 6], [5, 4], [3, 2], [1]].map(folderIds));
  });

  it('keeps the search while paging', async () => {
    expect((await pages('?limit=3&search=site')).flat()).toEqual(folderIds([6, 5, 4, 3, 1]));
  });

  it.each([
    ['newest', [7, 6, 5, 4, 3, 2, 1]],
    ['oldest', [1, 2, 3, 4, 5, 6, 7]],
    ['name', [2, 7, 1, 4, 3, 5, 6]],
  ])(
    'in the order %s pages without gap or repetition, whatever the size of a page',
    async (sort, expected) => {
      for (const limit of [1, 2, 3, 100]) {
        expect((await pages(`?sort=${sort}&limit=${limit}`)).flat()).toEqual(folderIds(expected));
      }
    },
  );

  it('does not take a cursor into another order', async () => {
    for (const [made, used] of [
      ['newest', 'oldest'],
      ['newest', 'name'],
      ['name', 'newest'],
    ]) {
      const { headers } = await list(`?sort=${made}&limit=1`);
      const cursor = /cursor=([^&>]+)/.exec(headers.get('Link') ?? '')?.[1];
      const query = `?sort=${used}&cursor=${cursor}`;
      const { status, body } = await callRefused(service.url, routes.mySites, { token: owner, query });
      expect(status).toBe(400);
      expect(body.message).toBe('This page of the list does not exist. Start again from the first page.');
    }
  });

  it('pages by the longest names there are', async () => {
    const id = 'e'.repeat(24);
    const token = await storePerson(service.db, { id });
    const named = (name: string) => siteDocument({ ownerId: new ObjectId(id), name });
    await service.sites.insertMany([named('한'.repeat(120)), named('글'.repeat(120))]);
    const first = await call(service.url, routes.mySites, { token, query: '?sort=name&limit=1' });
    const next = /<[^?]+(\?[^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await call(service.url, routes.mySites, { token, query: next });
    expect([...first.body, ...second.body].map(({ name }) => name?.[0])).toEqual(['글', '한']);
  });

  it('finds a site by its whole id', async () => {
    const [folderId = ''] = folderIds([3]);
    const { body } = await list(`?search=${folderId}`);
    expect(body.map((site) => site.folderId)).toEqual([folderId]);
  });

  it.each([
    ['PRICE', [7]],
    ['pri', [7]],
    ['rice', []],
    ['(a+b)* price', [7]],
    ['price (a-b) 50%', [7]],
    ['price 60', []],
    ['1 si', [1, 4]],
    ['ecl', [2]],
    ['Écluse', [2]],
    ['.*', []],
    ['$', []],
    ['', [7, 6, 5, 4, 3, 2, 1]],
  ])('finds by the beginnings of words: %j', async (search, expected) => {
    const { body } = await list(`?search=${encodeURIComponent(search)}`);
    expect(body.map(({ folderId }) => folderId).sort()).toEqual(folderIds(expected).sort());
  });

  it.each(['(a+)+$', '.*', 'a'.repeat(100)])(
    'V1.2.9: looks for %j in less than 100 ms of CPU',
    async (search) => {
      const id = new ObjectId().toHexString();
      const token = await storePerson(service.db, { id });
      const named = (n: number) =>
        siteDocument({ ownerId: new ObjectId(id), name: `${'a'.repeat(100)} ${n}` });
      await service.sites.insertMany(Array.from({ length: 20 }, (_, n) => named(n)));
      const query = `?search=${encodeURIComponent(search)}`;
      expect(await leastCpu(5, () => call(service.url, routes.mySites, { token, query }))).toBeLessThan(100);
    },
  );

  it('finds many as it finds few, page by page in every order', async () => {
    const id = 'd'.repeat(24);
    const token = await storePerson(service.db, { id });
    const ownerId = new ObjectId(id);
    const documents = Array.from({ length: 2100 }, (_, n) =>
      siteDocument({ ownerId, name: `Shop ${n % 7 === 0 ? 'seventh' : n}`, createdAt: new Date(n * 1000) }),
    );
    await service.sites.insertMany(documents);
    const first = async (search: string, sort: string) => {
      const query = `?search=${search}&sort=${sort}&limit=2`;
      const { body } = await call(service.url, routes.mySites, { token, query });
      return body.map(({ name }) => name);
    };
    expect(await first('shop', 'newest')).toEqual(['Shop 2099', 'Shop 2098']);
    expect(await first('shop', 'oldest')).toEqual(['Shop seventh', 'Shop 1']);
    expect(await first('shop', 'name')).toEqual(['Shop 1', 'Shop 10']);
    expect(await first('209 shop', 'newest')).toEqual(['Shop 2099', 'Shop 2098']);
    expect(await first('seventh', 'oldest')).toEqual(['Shop seventh', 'Shop seventh']);
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=two',
    '?limit=1.5',
    '?cursor=nonsense',
    `?cursor=${Buffer.from('{"$gt":""}').toString('base64url')}`,
    `?cursor=${Buffer.from('["newest",{"$gt":0},"0123456789abcdef01234567"]').toString('base64url')}`,
    `?cursor=${Buffer.from('["newest",9e15,"0123456789abcdef01234567"]').toString('base64url')}`,
    '?search=a&search=b',
    '?sort=size',
    '?sort=name&sort=oldest',
  ])('refuses %s', async (query) => {
    const { status, body } = await callRefused(service.url, routes.mySites, { token: owner, query });
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('treats operators in the query as text', async () => {
    expect((await list('?search[$ne]=x&limit=1')).body).toHaveLength(1);
  });

  it.each(badTokens)('is closed to %s', async (_name, token) => {
    expect((await callRefused(service.url, routes.mySites, { token })).status).toBe(401);
  });
});

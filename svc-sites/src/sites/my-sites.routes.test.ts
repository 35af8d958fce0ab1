import { routes } from '@sitewright/contracts';
import {
  badTokens,
  call,
  callRefused,
  storePerson,
  testUser,
  tokenOf,
} from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
const owner = tokenOf();

/** Site n of the test's person; sites 3 to 5 of the very same moment. */
const document = (n: number, owner = testUser.id) => ({
  folderId: n.toString(16).padStart(32, '0'),
  ownerId: new ObjectId(owner),
  name: n === 7 ? 'Price (a+b)* 50%' : `Site ${n}`,
  prompt: 'private words',
  createdAt: new Date(Date.UTC(2024, 0, n >= 3 && n <= 5 ? 4 : n)),
  updatedAt: new Date(),
  version: 1,
});

beforeAll(async () => {
  service = await startSitesService();
  await service.sites.insertMany([1, 2, 3, 4, 5, 6, 7].map((n) => document(n)));
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

  it('shows what a card needs and nothing else', async () => {
    const { body } = await list('?limit=1');
    expect(Object.keys(body[0] ?? {}).sort()).toEqual(['_id', 'createdAt', 'folderId', 'name']);
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
    expect((await pages('?limit=3&search=site')).flat()).toEqual(folderIds([6, 5, 4, 3, 2, 1]));
  });

  it.each([
    ['(a+b)*', [7]],
    ['PRICE', [7]],
    ['.*', []],
    ['(a+)+$', []],
    ['50%', [7]],
    ['', [7, 6, 5, 4, 3, 2, 1]],
  ])('finds the literal text %j', async (search, expected) => {
    const { body } = await list(`?search=${encodeURIComponent(search)}`);
    expect(body.map(({ folderId }) => folderId)).toEqual(folderIds(expected));
  });

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=two',
    '?limit=1.5',
    '?cursor=nonsense',
    `?cursor=${Buffer.from('{"$gt":""}').toString('base64url')}`,
    '?search=a&search=b',
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

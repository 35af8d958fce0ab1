import { routes } from '@sitewright/contracts';
import { badTokens, call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
let admin: string;
const adminId = 'a'.repeat(24);

const document = (n: number, owner: string) =>
  siteDocument({
    folderId: n.toString(16).padStart(32, '0'),
    ownerId: new ObjectId(owner),
    name: `Site ${n}`,
    createdAt: new Date(Date.UTC(2024, 0, n)),
  });

beforeAll(async () => {
  service = await startSitesService();
  admin = await storePerson(service.db, { id: adminId, role: 'admin' });
  await storePerson(service.db, { id: 'b'.repeat(24), email: 'bea@example.com' });
  await service.sites.insertMany([
    ...[1, 2, 3].map((n) => document(n, 'b'.repeat(24))),
    document(4, 'c'.repeat(24)),
    { ...document(5, 'c'.repeat(24)), interrupted: true },
    { ...document(6, 'c'.repeat(24)), deletedAt: new Date() },
  ]);
});
afterAll(() => service.close());

const setRole = (role: string) =>
  service.db.collection('users').updateOne({ _id: new ObjectId(adminId) }, { $set: { role } });

describe('the list of all sites', () => {
  beforeEach(() => setRole('admin'));

  it('says of a site that it was interrupted, and of no other', async () => {
    const { body } = await call(service.url, routes.totalSites, { token: admin });
    expect(body.filter((site) => 'interrupted' in site).map(({ name }) => name)).toEqual(['Site 5']);
  });

  it('holds everybody’s, newest first, page by page, without the deleted ones', async () => {
    const first = await call(service.url, routes.totalSites, { token: admin, query: '?limit=3' });
    expect(first.body.map(({ name }) => name)).toEqual(['Site 5', 'Site 4', 'Site 3']);

    const next =
      /^<\/api\/total-sites(\?[^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await call(service.url, routes.totalSites, { token: admin, query: next });
    expect(second.body.map(({ name }) => name)).toEqual(['Site 2', 'Site 1']);
    expect(second.headers.get('Link')).toBeNull();
  });

  it('V15.3.1: shows whose each is while they exist, and no prompt', async () => {
    const { body } = await call(service.url, routes.totalSites, { token: admin });
    expect(body.map(({ ownerEmail }) => ownerEmail)).toEqual([
      undefined,
      undefined,
      'bea@example.com',
      'bea@example.com',
      'bea@example.com',
    ]);
    const keys = ['_id', 'createdAt', 'folderId', 'name', 'ownerEmail', 'updatedAt'];
    expect(Object.keys(body.at(-1) ?? {}).sort()).toEqual(keys);
  });

  it.each([
    ['the beginning of the owner’s address', 'BEA@', ['Site 3', 'Site 2', 'Site 1']],
    ['a part of the name', 'site 4', ['Site 4']],
    ['the beginnings of words', '4 si', ['Site 4']],
    ['the whole id', document(5, adminId).folderId, ['Site 5']],
    ['the middle of an address', 'example.com', []],
    ['a part of an id', '000000', []],
    ['the id of a deleted site', document(6, adminId).folderId, []],
    ['a pattern', '.*', []],
    ['an operator', '{"$gt":""}', []],
  ])('finds sites by %s', async (_name, search, expected) => {
    const query = `?search=${encodeURIComponent(search)}`;
    const { body } = await call(service.url, routes.totalSites, { token: admin, query });
    expect(body.map(({ name }) => name)).toEqual(expected);
  });

  it('keeps search and order from page to page', async () => {
    const query = '?search=bea&sort=oldest&limit=2';
    const first = await call(service.url, routes.totalSites, { token: admin, query });
    const next = /<[^?]+(\?[^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? '';
    const second = await call(service.url, routes.totalSites, { token: admin, query: next });
    expect([first, second].map(({ body }) => body.map(({ name }) => name))).toEqual([
      ['Site 1', 'Site 2'],
      ['Site 3'],
    ]);
  });

  it('V8.3.2: stops at once for an admin who is demoted, and begins at once for who is promoted', async () => {
    const claimsToBeUser = tokenOf({ id: adminId, role: 'user' });
    expect((await call(service.url, routes.totalSites, { token: claimsToBeUser })).status).toBe(200);
    await setRole('user');
    expect((await callRefused(service.url, routes.totalSites, { token: admin })).status).toBe(403);
  });

  it('V8.2.1: is closed to everybody else', async () => {
    expect((await callRefused(service.url, routes.totalSites)).status).toBe(401);
    expect((await callRefused(service.url, routes.totalSites, { token: tokenOf() })).status).toBe(403);
  });

  it.each(badTokens)('V9.1, V9.2: is closed to %s', async (_name, token) => {
    expect((await callRefused(service.url, routes.totalSites, { token })).status).toBe(401);
  });
});

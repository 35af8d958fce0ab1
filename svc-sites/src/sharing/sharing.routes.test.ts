import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';

let service: SitesService;
let id: string;
let stranger: string;
let admin: string;
const owner = tokenOf();
beforeAll(async () => {
  service = await startSitesService();
  stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'stranger@example.com' });
  admin = await storePerson(service.db, { id: 'a'.repeat(24), email: 'admin@example.com', role: 'admin' });
  id = await service.generate();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.shareLinks.deleteMany({});
  await service.db.collection('limits').deleteMany({});
});

type Made = Parameters<typeof make>[0];
const make = async (body: { days?: number; version?: number; password?: string } = {}) =>
  (
    await call(service.url, routes.createShareLink, {
      token: owner,
      params: { id },
      body: { days: 7, ...body },
    })
  ).body;
const open = async (token: string, password?: string) =>
  (await call(service.url, routes.openShared, { body: { token, password } })).body;
const openRefused = (token: unknown, password?: unknown, from = '203.0.113.1') =>
  callRefused(service.url, routes.openShared, {
    body: { token, password },
    headers: { 'X-Forwarded-For': from },
  });
const opened = async (body?: Made) => open((await make(body)).token, body?.password);
const preview = (ticket: string, path = 'index.html', headers: Record<string, string> = {}) =>
  fetch(`${service.url}/preview/${ticket}/${path}`, { headers, redirect: 'manual' });
const links = async () => (await call(service.url, routes.shareLinks, { token: owner, params: { id } })).body;
const revoke = (link: string, token = owner, site = id) =>
  call(service.url, routes.revokeShareLink, { token, params: { id: site, link } });
const stored = (link: string) => service.shareLinks.findOne({ _id: new ObjectId(link) });

describe('a link', () => {
  it('tells its token once, and is stored without it', async () => {
    const { link, token } = await make({ password: 'open sesame' });
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(link).toMatchObject({ state: 'open', hasPassword: true, opened: 0 });
    const document = JSON.stringify(await stored(link.id));
    expect(document).not.toContain(token);
    expect(document).not.toContain('open sesame');
    expect(document).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(JSON.stringify(await links())).not.toMatch(/argon2|tokenHash|[\w-]{32,}/);
  });

  it('ends by itself after the days that were chosen, and not without any', async () => {
    for (const days of [1, 7, 30]) {
      const { link } = await make({ days });
      expect(Date.parse(link.endsAt) - Date.parse(link.createdAt)).toBe(days * 86_400_000);
    }
    for (const days of [undefined, 0, 2, 365, '7', null]) {
      const body = { days };
      const refused = await callRefused(service.url, routes.createShareLink, {
        token: owner,
        params: { id },
        body,
      });
      expect(refused).toMatchObject({ status: 400, body: { fields: { days: expect.any(String) } } });
    }
  });

  it('is refused for a version that is not there, a short password, and one too many', async () => {
    const refuse = (body: object) =>
      callRefused(service.url, routes.createShareLink, { token: owner, params: { id }, body });
    expect(await refuse({ days: 1, version: 99 })).toMatchObject({ status: 400 });
    expect(await refuse({ days: 1, password: 'short' })).toMatchObject({ status: 400 });
    expect(await refuse({ days: 1, password: 'x'.repeat(1025) })).toMatchObject({ status: 400 });
    const { link } = await make();
    const { _id: _, ...document } = (await stored(link.id)) ?? expect.fail('not stored');
    const more = Array.from({ length: 19 }, (_each, n) => ({ ...document, tokenHash: `other ${n}` }));
    await service.shareLinks.insertMany(more);
    expect(await refuse({ days: 1 })).toMatchObject({ status: 409 });
    await revoke(link.id);
    await make();
  });

  it.each(['shareLinks', 'createShareLink', 'revokeShareLink'] as const)(
    '%s is its owner’s alone',
    async (name) => {
      const { link } = await make();
      const options = {
        params: { id, link: link.id },
        body: name === 'createShareLink' ? { days: 1 } : undefined,
      };
      const ask = (token?: string) => callRefused(service.url, routes[name], { ...options, token });
      expect((await ask(undefined)).status).toBe(401);
      expect((await ask(stranger)).status).toBe(404);
      expect((await ask(admin)).status).toBe(403);
      expect((await stored(link.id))?.revokedAt).toBeUndefined();
    },
  );

  it('cannot be revoked as one of another site, nor be what is no link', async () => {
    const { link } = await make();
    const other = await service.generate('Another bakery');
    await expect(revoke(link.id, owner, other)).rejects.toThrow(/404/);
    await expect(revoke('nothing')).rejects.toThrow(/404/);
    expect((await stored(link.id))?.revokedAt).toBeUndefined();
  });
});

describe('whoever opens a link', () => {
  it('sees the site it was made of, under an address that tells neither its id nor the token', async () => {
    const { token, link } = await make();
    const shared = await open(token);
    expect(shared).toMatchObject({
      version: 1,
      isNewest: true,
      endsAt: link.endsAt,
      pages: ['index.html', 'about/index.html'],
    });
    expect(JSON.stringify(shared)).not.toContain(id);
    const page = await preview(shared.ticket);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain(id);
    expect(page.headers.get('content-security-policy')).toContain('sandbox allow-scripts');
    expect(page.headers.get('content-security-policy')).not.toContain('allow-same-origin');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(
      (await (await preview(shared.ticket, '', { 'Sec-Fetch-Dest': 'document' })).text()).length,
    ).toBeGreaterThan(0);
  });

  it('is counted each time, and not for looking further', async () => {
    const { token } = await make();
    const { ticket } = await open(token);
    await open(token);
    await call(service.url, routes.sharedSite, { params: { ticket } });
    await preview(ticket);
    expect(await links()).toMatchObject([{ opened: 2, lastOpenedAt: expect.any(String) }]);
  });

  it('sees the one version that is shared, and no other under the same address', async () => {
    const before = await (await preview(id, 'index.html?still')).text();
    await editSite(service, id, { path: 'index.html', content: '<h1>The next version</h1>' });
    const one = await opened({ version: 1 });
    const newest = await opened();
    expect(await (await preview(one.ticket, 'index.html?still')).text()).toBe(before);
    expect(await (await preview(newest.ticket, 'index.html?still')).text()).toContain('The next version');
    for (const path of ['v/1/index.html', 'v/2/index.html', 'v/2/']) {
      expect((await preview(one.ticket, path)).status).toBe(404);
      expect((await preview(newest.ticket, path)).status).toBe(404);
    }
    expect(await (await preview(one.ticket, 'v/2/index.html?edit')).text()).not.toContain('The next version');
    expect((await fetch(`${service.url}/api/download/${one.ticket}`)).status).toBe(404);
  });

  it('is told of a link that is none', async () => {
    for (const token of ['', 'x', 'x'.repeat(32), id]) {
      expect(await openRefused(token)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
    for (const token of [undefined, null, {}, { $ne: '' }, ['x'], 'x'.repeat(201)]) {
      expect((await openRefused(token)).status).toBe(400);
    }
  });
});

describe('a password', () => {
  it('is asked for, and has to be the one', async () => {
    const { token } = await make({ password: 'open sesame' });
    expect(await openRefused(token)).toMatchObject({ status: 401, body: { code: 'PASSWORD_REQUIRED' } });
    expect(await openRefused(token, '')).toMatchObject({ status: 401, body: { code: 'PASSWORD_REQUIRED' } });
    const wrong = await openRefused(token, 'Open sesame');
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(JSON.stringify(wrong.body)).not.toContain('ticket');
    expect((await openRefused(token, { $ne: '' })).status).toBe(400);
    expect((await open(token, 'open sesame')).ticket).toBeDefined();
    expect(await links()).toMatchObject([{ opened: 1 }]);
  });

  it('cannot be guessed: five attempts from an address, also at once, and others can still enter', async () => {
    const { token } = await make({ password: 'open sesame' });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_each, n) => openRefused(token, `guess ${n}`)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const limited = guesses.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(7);
    expect(limited[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await openRefused(token, 'open sesame')).status).toBe(429);
    const elsewhere = await call(service.url, routes.openShared, {
      body: { token, password: 'open sesame' },
      headers: { 'X-Forwarded-For': '198.51.100.7' },
    });
    expect(elsewhere.status).toBe(200);
  });

  it('is limited from everywhere together, too', async () => {
    const { token } = await make({ password: 'open sesame' });
    const from = Array.from({ length: 102 }, (_each, n) => `198.51.100.${n}`);
    const statuses: number[] = [];
    for (let at = 0; at < from.length; at += 20) {
      const guesses = from.slice(at, at + 20).map((address) => openRefused(token, 'guess', address));
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status !== 401)).toEqual([429, 429]);
  }, 60_000);
});

const gone: [what: string, code: string, status: number, end: (link: string) => Promise<unknown>][] = [
  ['revoked', 'SHARE_REVOKED', 410, (link) => revoke(link)],
  [
    'ended',
    'SHARE_ENDED',
    410,
    (link) =>
      service.shareLinks.updateOne(
        { _id: new ObjectId(link) },
        { $set: { endsAt: new Date(Date.now() - 1) } },
      ),
  ],
  [
    'of a deleted site',
    'SHARE_CLOSED',
    410,
    () => service.sites.updateOne({ folderId: id }, { $set: { deletedAt: new Date() } }),
  ],
  [
    'of a person who is gone',
    'SHARE_CLOSED',
    410,
    () => service.db.collection('users').deleteOne({ _id: new ObjectId(testUser.id) }),
  ],
  ['forgotten', 'NOT_FOUND', 404, (link) => service.shareLinks.deleteOne({ _id: new ObjectId(link) })],
];

describe.each(gone)('a link that is %s', (_what, code, status, end) => {
  it('shows nothing any more, also to whoever looks through it now', async () => {
    const { token, link } = await make({ password: 'open sesame' });
    const { ticket } = await open(token, 'open sesame');
    const page = await preview(ticket);
    const etag = page.headers.get('etag') ?? '';
    try {
      await end(link.id);
      expect(await openRefused(token, 'open sesame')).toMatchObject({ status, body: { code } });
      const calls = [routes.sharedSite, routes.sharedComments];
      for (const route of calls)
        expect(await callRefused(service.url, route, { params: { ticket } })).toMatchObject({
          status,
          body: { code },
        });
      for (const path of ['index.html', 'index.html?still', 'index.html?pins', '']) {
        const answer = await preview(ticket, path, { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' });
        expect(answer.status).toBe(status);
        expect(answer.headers.get('content-security-policy')).toContain('sandbox;');
        expect(await answer.text()).not.toContain('<h1');
      }
    } finally {
      await service.sites.updateOne({ folderId: id }, { $unset: { deletedAt: '' } });
      if (!(await service.db.collection('users').findOne({ _id: new ObjectId(testUser.id) })))
        await storePerson(service.db);
    }
  });
});

describe('a ticket', () => {
  it('that was changed, made up, or is another sort of id opens nothing', async () => {
    const { ticket } = await opened();
    const other = ticket.startsWith('A') ? 'B' : 'A';
    const forged = [
      other + ticket.slice(1),
      ticket.slice(0, -2) + (ticket.endsWith('AA') ? 'BB' : 'AA'),
      'A'.repeat(43),
    ];
    for (const each of forged) {
      expect((await preview(each)).status).toBe(404);
      expect((await callRefused(service.url, routes.sharedSite, { params: { ticket: each } })).status).toBe(
        404,
      );
    }
    expect((await callRefused(service.url, routes.sharedSite, { params: { ticket: id } })).status).toBe(404);
  });

  it('is not taken for a session, and a session not for a ticket', async () => {
    const { ticket } = await opened();
    expect((await callRefused(service.url, routes.mySites, { token: ticket })).status).toBe(401);
    expect((await callRefused(service.url, routes.sharedSite, { params: { ticket: owner } })).status).toBe(
      404,
    );
  });
});

it('links go with their site', async () => {
  const site = await service.generate('A third bakery');
  await call(service.url, routes.createShareLink, { token: owner, params: { id: site }, body: { days: 1 } });
  await createPurgedSitesRepository(service).remove(site);
  expect(await service.shareLinks.countDocuments({ folderId: site })).toBe(0);
});

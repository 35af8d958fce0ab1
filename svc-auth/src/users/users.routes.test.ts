import { limits, routes } from '@sitewright/contracts';
import { call, callRefused, leastCpu } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuthService, startAuthService } from '../../test/harness.ts';

let service: AuthService;
let admin: string;
beforeAll(async () => {
  service = await startAuthService();
  admin = (await service.person('admin@localhost', 'admin')).token;
  await call(service.url, routes.register, { body: { email: 'eve@example.com', password: 'pw' } });
  for (const name of ['ada', 'adam', 'bob', 'a.b+c']) await service.person(`${name}@example.com`);
});
afterAll(() => service.close());

const list = (query = '') => call(service.url, routes.users, { token: admin, query });
const names = (users: { email: string }[]) => users.map(({ email }) => email.split('@')[0]);

describe('the list of all people', () => {
  it('is a bare list by address', async () => {
    const { body, headers } = await list();
    expect(names(body)).toEqual(['a.b+c', 'ada', 'adam', 'admin', 'bob', 'eve']);
    expect(headers.get('Link')).toBeNull();
  });

  it('V15.3.1: shows id, address and role, and nothing else', async () => {
    const answer = await fetch(`${service.url}${routes.users.path}`, {
      headers: { Authorization: `Bearer ${admin}` },
    });
    const raw = (await answer.json()) as object[];
    expect(new Set(raw.flatMap(Object.keys))).toEqual(new Set(['_id', 'email', 'role']));
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('pages without gap or repetition', async () => {
    const found: string[][] = [];
    for (let next: string | undefined = '?limit=4'; next !== undefined; ) {
      const { body, headers } = await list(next);
      found.push(names(body) as string[]);
      next = /^<\/api\/users(\?[^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(found).toEqual([
      ['a.b+c', 'ada', 'adam', 'admin'],
      ['bob', 'eve'],
    ]);
  });

  it.each([
    ['ad', ['ada', 'adam', 'admin']],
    [' ADA', ['ada', 'adam']],
    ['a.b+', ['a.b+c']],
    ['.*', []],
    ['(a+)+$', []],
    ['zz', []],
  ])('V1.2.9: finds addresses that begin with the literal text %j', async (search, expected) => {
    expect(names((await list(`?search=${encodeURIComponent(search)}`)).body)).toEqual(expected);
  });

  it.each(['(a+)+$', '.*', 'a'.repeat(100)])(
    'V1.2.9: looks for %j in less than 100 ms of CPU',
    async (search) => {
      const own = await startAuthService();
      const token = (await own.person('admin@localhost', 'admin')).token;
      for (let count = 0; count < 20; count += 1) await own.person(`${'a'.repeat(60)}${count}@example.com`);
      const query = `?search=${encodeURIComponent(search)}`;
      const took = await leastCpu(5, () => call(own.url, routes.users, { token, query }));
      await own.close();
      expect(took).toBeLessThan(100);
    },
  );

  it('pages by the longest addresses there are', async () => {
    const own = await startAuthService();
    const token = (await own.person('admin@localhost', 'admin')).token;
    const longest = (name: string) => `${name}@${'a.'.repeat(120)}example`.slice(0, limits.emailMaxLength);
    await own.person(longest('zoe'));
    await own.person(longest('zora'));
    const second = await call(own.url, routes.users, { token, query: '?limit=2' });
    const next = /<[^?]+(\?[^>]+)>/.exec(second.headers.get('Link') ?? '')?.[1] ?? '';
    expect(names((await call(own.url, routes.users, { token, query: next })).body)).toEqual(['zora']);
    await own.close();
  });

  it('keeps the search while paging', async () => {
    const { headers } = await list('?search=ad&limit=2');
    expect(headers.get('Link')).toContain('search=ad');
  });

  it.each(['?limit=0', '?limit=101', '?limit=x', '?cursor=nonsense', '?search=a&search=b', '?cursor='])(
    'V2.2.1: %s is answered, never a fault',
    async (query) => {
      const answer = await fetch(`${service.url}${routes.users.path}${query}`, {
        headers: { Authorization: `Bearer ${admin}` },
      });
      expect([200, 400]).toContain(answer.status);
    },
  );

  it('V1.2.4: treats operators in the query as text', async () => {
    expect((await list('?search[$ne]=x&email[$gt]=')).body).toHaveLength(6);
    const cursor = Buffer.from('{"$gt":""}').toString('base64url');
    const refused = await callRefused(service.url, routes.users, {
      token: admin,
      query: `?cursor=${cursor}`,
    });
    expect(refused.status).toBe(400);
  });
});

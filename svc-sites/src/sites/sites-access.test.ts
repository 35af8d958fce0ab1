import { routes } from '@sitewright/contracts';
import { badTokens, call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { rawRequest } from '../../test/raw-request.ts';

let service: SitesService;
let admin: string;
let demoted: string;
let stranger: string;
let id: string;
const owner = tokenOf();

beforeAll(async () => {
  service = await startSitesService();
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin' });
  stranger = await storePerson(service.db, { id: 'b'.repeat(24) });
  await storePerson(service.db, { id: 'c'.repeat(24), role: 'user' });
  demoted = tokenOf({ id: 'c'.repeat(24), role: 'admin' });
  id = await service.generate();
});
afterAll(() => service.close());

type Route = Parameters<typeof callRefused>[1];
const statesHead: Route[] = [routes.restoreVersion, routes.undo, routes.redo];
const bodyOf = (route: Route) => {
  if (statesHead.includes(route)) return { version: 1 };
  return route.method === 'PATCH' ? { name: 'New' } : undefined;
};
const options = (route: Route, token?: string) => ({
  token,
  params: { id, path: 'index.html', number: '1' },
  body: bodyOf(route),
});
const ask = (route: Route, token: string) => call(service.url, route, options(route, token));
const refused = (route: Route, token?: string) => callRefused(service.url, route, options(route, token));
const stored = () => service.sites.findOne({ folderId: id });

const reading: Route[] = [routes.site, routes.siteFile, routes.siteVersions, routes.siteVersion];
const changing: Route[] = [
  routes.renameSite,
  routes.deleteSite,
  routes.undeleteSite,
  routes.duplicateSite,
  routes.changeVersion,
  ...statesHead,
];

describe.each([...reading, ...changing])('V8.2.2: $method $path', (route) => {
  it.each([
    ['somebody else', () => stranger],
    ['a demoted administrator', () => demoted],
  ])('looks to %s as if it were not there', async (_name, tokenOfOther) => {
    const before = await stored();
    const others = await refused(route, tokenOfOther());
    expect(others.status).toBe(404);
    const nothing = await callRefused(service.url, route, {
      ...options(route, tokenOfOther()),
      params: { id: 'f'.repeat(32), path: 'index.html', number: '1' },
    });
    const { code, message } = others.body;
    expect(nothing).toMatchObject({ status: 404, body: { code, message } });
    expect(await stored()).toEqual(before);
  });

  it.each(['not-an-id', 'F'.repeat(32), '%7B%22$gt%22:%22%22%7D', '%00'])(
    'of %s is not found',
    async (id) => {
      const path = route.path.replace(':id', id).replace('*path', 'index.html').replace(':number', '1');
      const answer = await rawRequest(service.url, path, {
        method: route.method,
        headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(route)) ?? '',
      });
      expect(answer.status).toBe(404);
    },
  );

  it.each(badTokens)('is closed to %s', async (_name, token) => {
    expect((await refused(route, token)).status).toBe(401);
  });
});

it.each(reading)('V8.2.1: $method $path is open to administrators', async (route) => {
  expect((await ask(route, admin)).status).toBe(200);
});

it.each(changing)('V8.2.1: $method $path is for the owner alone', async (route) => {
  const before = await stored();
  const { status, body } = await refused(route, admin);
  expect(status).toBe(403);
  expect(body.message).toBe('Only the person who made this site may change it.');
  expect(await stored()).toEqual(before);
});

it.each(changing)('V3.5.2: $method $path is not for sandboxed pages', async (route) => {
  const answer = await callRefused(service.url, route, {
    ...options(route, owner),
    headers: { Origin: 'null' },
  });
  expect(answer.status).toBe(403);
});

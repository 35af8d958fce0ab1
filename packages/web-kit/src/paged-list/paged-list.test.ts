import { type Project, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { expect, test } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createFakeApi, Refusal, stubSession } from '../fake-api/index.ts';
import { listViewState } from './list-view-state.ts';
import { createPagedList } from './paged-list.ts';

const site = (name: string): Project => ({
  _id: name,
  folderId: 'a'.repeat(32),
  name,
  createdAt: '2026-11-20T12:00:00.000Z',
});

function twoPages() {
  const fake = createFakeApi().on(routes.mySites, ({ query, continueAt }) => {
    if (query.get('cursor') === '1') return [site('second')];
    continueAt('1');
    return [site('first')];
  });
  const sites = createPagedList(routes.mySites);
  return { fake, sites, api: createApiClient({ adapter: fake.adapter }), state: sites.useList.getState };
}

test('loads a list part by part, to its end and no further', async () => {
  const { sites, api, state, fake } = twoPages();
  expect(listViewState(state())).toMatchObject({ isFirstLoad: true, hasNone: false });
  await sites.load(api, '');
  expect(listViewState(state()).canGoOn).toBe(true);
  await sites.loadMore(api);
  await sites.loadMore(api);
  expect(state().list.map(({ name }) => name)).toEqual(['first', 'second']);
  expect(listViewState(state()).canGoOn).toBe(false);
  expect(fake.calls).toHaveLength(2);
});

test('keeps to its filter from part to part, and in a retry', async () => {
  const { sites, api, fake } = twoPages();
  await sites.load(api, 'bakery', { sort: 'name' });
  await sites.loadMore(api);
  await sites.retry(api);
  await sites.load(api, '');
  expect(fake.calls.map(({ query }) => String(query))).toEqual([
    'sort=name&search=bakery',
    'sort=name&search=bakery&cursor=1',
    'sort=name&search=bakery&cursor=1',
    '',
  ]);
});

test('clears its error when it is loaded again, and keeps what it had', async () => {
  const { sites, api, state, fake } = twoPages();
  await sites.load(api, '');
  fake.on(routes.mySites, () => {
    throw new Refusal('UNAVAILABLE', 'Wait a moment.');
  });
  await sites.loadMore(api);
  expect(state()).toMatchObject({ loading: false, error: { message: 'Wait a moment.' } });
  fake.on(routes.mySites, () => [site('second')]);
  const retried = sites.retry(api);
  expect(state()).toMatchObject({ loading: true, error: undefined, asked: { cursor: '1' } });
  await retried;
  expect(state().list).toHaveLength(2);
});

test('an overtaken answer changes nothing', async () => {
  const { sites, api, state, fake } = twoPages();
  const slow = Promise.withResolvers<Project[]>();
  fake.on(routes.mySites, ({ query }) => (query.get('search') ? [] : slow.promise));
  const overtaken = sites.load(api, '');
  await sites.load(api, 'bakery');
  slow.resolve([site('late')]);
  await overtaken;
  expect(state()).toMatchObject({ list: [], loading: false, asked: { search: 'bakery' } });
  expect(listViewState(state())).toMatchObject({ hasNoMatch: true, hasNone: false });
});

test('forgets everything when somebody else signs in', async () => {
  const { sites, api, state } = twoPages();
  useSession.getState().signIn(stubSession());
  await sites.load(api, '');
  useSession.getState().signIn(stubSession({ email: 'other@example.com' }));
  expect(state()).toMatchObject({ list: [], loading: true, next: undefined });
});

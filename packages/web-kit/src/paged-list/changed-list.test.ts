import { type Project, routes } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createFakeApi } from '../fake-api/index.ts';
import { listViewState } from './list-view-state.ts';
import { createPagedList } from './paged-list.ts';

const site = (id: string, name = id): Project => ({
  _id: id,
  folderId: 'a'.repeat(32),
  name,
  createdAt: '2026-11-20T12:00:00.000Z',
});

/** A list whose first part is a and b, with c to come. */
async function loaded() {
  const fake = createFakeApi().on(routes.mySites, ({ query, continueAt }) => {
    if (query.has('cursor')) return [site('c')];
    continueAt('1');
    return [site('a'), site('b')];
  });
  const sites = createPagedList(routes.mySites);
  const api = createApiClient({ adapter: fake.adapter });
  const state = sites.useList.getState;
  await sites.load(api, 'words', { sort: 'name' });
  return { fake, sites, api, state, names: () => state().list.map(({ name }) => name) };
}

test('a hidden item comes back to its place, whatever was hidden and loaded meanwhile', async () => {
  const { sites, api, names } = await loaded();
  sites.hide('b');
  sites.hide('a');
  expect(names()).toEqual([]);
  expect(sites.has('a')).toBe(true);
  await sites.loadMore(api);
  expect(names()).toEqual(['c']);
  sites.show('a');
  sites.show('b');
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('a list is not empty while more is to come', async () => {
  const { sites, api, state } = await loaded();
  sites.hide('a');
  sites.hide('b');
  expect(listViewState(state())).toMatchObject({ hasNoMatch: false, canGoOn: true });
  await sites.loadMore(api);
  sites.hide('c');
  expect(listViewState(state())).toMatchObject({ hasNoMatch: true, canGoOn: false });
});

test('no answer brings a hidden item back', async () => {
  const { sites, api, names } = await loaded();
  sites.hide('a');
  await sites.reload(api);
  expect(names()).toEqual(['b']);
});

test('a changed item stays in its place, a new one comes first', async () => {
  const { sites, names } = await loaded();
  sites.put(site('b', 'renamed'));
  sites.put(site('new'));
  expect(names()).toEqual(['new', 'a', 'renamed']);
});

test('what is there already is not there twice when a later part has it', async () => {
  const { sites, api, names } = await loaded();
  sites.put(site('c', 'put first'));
  await sites.loadMore(api);
  expect(names()).toEqual(['put first', 'a', 'b']);
});

test('an answer that was asked for before a change does not undo it', async () => {
  const { sites, api, fake, names } = await loaded();
  const slow = Promise.withResolvers<Project[]>();
  fake.on(routes.mySites, () => slow.promise);
  const asked = sites.load(api, '');
  sites.put(site('b', 'renamed'));
  sites.put(site('new'));
  slow.resolve([site('a'), site('b')]);
  await asked;
  expect(names()).toEqual(['new', 'a', 'renamed']);
});

test('an answer that was asked for after a change counts', async () => {
  const { sites, api, names } = await loaded();
  sites.put(site('b', 'renamed'));
  sites.put(site('elsewhere'));
  await sites.reload(api);
  expect(names()).toEqual(['a', 'b']);
});

test('is loaded anew with its words and its filter, from the beginning', async () => {
  const { sites, api, fake } = await loaded();
  await sites.loadMore(api);
  await sites.reload(api);
  expect(String(fake.calls.at(-1)?.query)).toBe('sort=name&search=words');
});

import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { site } from '../../testing/handlers.ts';
import { useGenerator } from './generator-store.ts';

const owner = 'ines@example.com';
const store = (draft: unknown) =>
  sessionStorage.setItem('generator', JSON.stringify({ state: draft, version: 0 }));

beforeEach(() => useSession.getState().signIn(stubSession({ email: owner })));

test('takes up prompt and site of the tab after a reload', async () => {
  store({ owner, prompt: 'A bakery', site });
  await useGenerator.persist.rehydrate();
  expect(useGenerator.getState()).toMatchObject({ prompt: 'A bakery', site, generation: { status: 'idle' } });
});

test.each([
  ['of somebody else', { owner: 'other@example.com', prompt: 'A bakery', site }],
  ['that is broken', { owner, prompt: 7 }],
  ['with the id of no site', { owner, prompt: 'A bakery', site: { id: '../x', previewUrl: '/' } }],
])('does not take up a draft %s', async (_, draft) => {
  store(draft);
  await useGenerator.persist.rehydrate();
  expect(useGenerator.getState()).toMatchObject({ owner, prompt: '', site: undefined });
});

import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { site } from '../../testing/handlers.ts';
import { useGenerator } from './generator-store.ts';

const owner = 'ines@example.com';
const store = (draft: unknown) =>
  sessionStorage.setItem('generator', JSON.stringify({ state: draft, version: 0 }));

beforeEach(() => useSession.getState().signIn(stubSession({ email: owner })));

const source = { id: site.id, prompt: 'A baker' };

test('takes up the prompt of the tab and where it came from after a reload', async () => {
  store({ owner, prompt: 'A bakery', source });
  await useGenerator.persist.rehydrate();
  expect(useGenerator.getState()).toMatchObject({
    prompt: 'A bakery',
    source,
    generation: undefined,
  });
});

test.each([
  ['of somebody else', { owner: 'other@example.com', prompt: 'A bakery', source }],
  ['that is broken', { owner, prompt: 7 }],
  ['of nobody', { prompt: 'A bakery' }],
  ['with the id of no site', { owner, prompt: 'A bakery', source: { id: '../x', prompt: '' } }],
])('does not take up a draft %s', async (_, draft) => {
  store(draft);
  await useGenerator.persist.rehydrate();
  expect(useGenerator.getState()).toMatchObject({ owner, prompt: '', source: undefined });
});

import { type Generation, routes } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createFakeApi } from '../fake-api/index.ts';
import { listRunning, stopGeneration } from './calls.ts';

const generation: Generation = {
  id: 'b'.repeat(24),
  folderId: 'a'.repeat(32),
  previewUrl: `/preview/${'a'.repeat(32)}/index.html`,
  state: 'running',
  prompt: 'A bakery',
  engine: 'openai',
  createdAt: '2026-02-03T04:05:06.000Z',
};

test('lists the person’s generations that have not ended', async () => {
  const api = createFakeApi().on(routes.generations, () => [generation]);
  expect(await listRunning(createApiClient(api), new AbortController().signal)).toEqual([generation]);
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ state: 'running' });
});

test('stops one of them', async () => {
  const api = createFakeApi().on(routes.stopGeneration, ({ params }) => ({ ...generation, id: params.id }));
  expect(await stopGeneration(createApiClient(api), generation.id)).toEqual(generation);
});

import { type Generation, routes } from '@sitewright/contracts';
import { expect, test } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createFakeApi } from '../fake-api/index.ts';
import { listFailed, listRunning, stopGeneration } from './calls.ts';

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

test('lists what could not be made of late, and neither changes nor what was asked for again since', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const number = (count: number, changes: Partial<Generation>): Generation => ({
    ...generation,
    id: count.toString(16).padStart(24, '0'),
    folderId: count.toString(16).padStart(32, '0'),
    state: 'failed',
    createdAt: hoursAgo(count),
    ...changes,
  });
  const failed = number(1, {});
  const triedAgain = number(2, { state: 'running' });
  const all = [
    failed,
    triedAgain,
    number(3, { folderId: triedAgain.folderId }),
    number(4, { state: 'done' }),
    number(5, { state: 'stopped' }),
    number(6, { isChange: true }),
    number(25, {}),
  ];
  const api = createFakeApi().on(routes.generations, () => all);
  expect(await listFailed(createApiClient(api), new AbortController().signal)).toEqual([failed]);
  expect(api.calls[0]?.query.get('state')).toBeNull();
});

test('stops one of them', async () => {
  const api = createFakeApi().on(routes.stopGeneration, ({ params }) => ({ ...generation, id: params.id }));
  expect(await stopGeneration(createApiClient(api), generation.id)).toEqual(generation);
});

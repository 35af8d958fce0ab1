import { getEventListeners } from 'node:events';
import { expect, it, vi } from 'vitest';
import { createEndWaits } from './end-waits.ts';
import type { Generation } from './generation.ts';

const generation = (id: string, state: Generation['state'] = 'waiting'): Generation => ({
  id,
  ownerId: 'a'.repeat(24),
  folderId: 'abcdefghijkl',
  request: { prompt: 'A bakery' },
  engine: 'composer',
  state,
  attempt: 0,
  createdAt: new Date(),
});

/** A database whose answers are counted. */
function start() {
  const ended = new Set<string>();
  const find = vi.fn(async (id: string) => generation(id, ended.has(id) ? 'done' : 'waiting'));
  const activeOf = vi.fn(async (ids: string[]) => new Set(ids.filter((id) => !ended.has(id))));
  const waits = createEndWaits({
    find,
    activeOf,
    isFull: () => false,
    pollMs: 1,
    answerMs: 10_000,
    over: new AbortController().signal,
  });
  const polls = (count: number) =>
    vi.waitFor(() => expect(activeOf.mock.calls.length).toBeGreaterThanOrEqual(count));
  return { ended, find, activeOf, waits, polls };
}

it('asks once for all that are waited for, however long that takes', async () => {
  const { ended, find, activeOf, waits, polls } = start();
  const signal = new AbortController().signal;
  const ids = Array.from({ length: 100 }, (_, index) => String(index).padStart(24, '0'));
  const waiting = Promise.all(ids.map((id) => waits.ended(generation(id), signal)));
  await polls(20);
  expect(find).toHaveBeenCalledTimes(ids.length);
  expect(activeOf).toHaveBeenLastCalledWith(ids);
  for (const id of ids) ended.add(id);
  expect((await waiting).every(({ state }) => state === 'done')).toBe(true);
  expect(find).toHaveBeenCalledTimes(2 * ids.length);
});

it('adds nothing to what a long wait holds, whenever it is woken', async () => {
  const { ended, find, waits } = start();
  const enough = vi.spyOn(AbortSignal, 'any');
  const id = 'b'.repeat(24);
  const waiting = waits.ended(generation(id), new AbortController().signal);
  const signal = enough.mock.results[0]?.value as AbortSignal;
  for (let count = 1; count <= 20; count++) {
    await vi.waitFor(() => expect(find).toHaveBeenCalledTimes(count));
    await vi.waitFor(() => expect(getEventListeners(signal, 'abort')).toHaveLength(1));
    waits.wake(id);
  }
  ended.add(id);
  waits.wake(id);
  await waiting;
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

import { expect, test } from 'vitest';
import { createFairQueue, type FairQueueSettings } from './fair-queue.ts';

const neverStopped = new AbortController().signal;

/** A queue whose pieces of work run until they are told to end; `begun` is the order in which they began. */
function startQueue(settings: FairQueueSettings) {
  const queue = createFairQueue(settings);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (owner: string, name: string, signal = neverStopped) =>
    queue.run(
      owner,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
      signal,
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { queue, begun, ask, end };
}

test('owners take turns, however much one of them asks for', async () => {
  const { queue, begun, ask, end } = startQueue({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
  for (const name of ['b1', 'b2']) void ask('b', name);
  void ask('c', 'c1');
  await end('');
  expect(queue.waiting).toBe(6);

  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(queue.waiting).toBe(0);
});

test('so many run at once, of one owner only so many', async () => {
  const { begun, ask, end } = startQueue({ atOnce: 3, perOwner: 2 });
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
  await end('');
  expect(begun).toEqual(['a1', 'a2']);

  for (const name of ['b1', 'b2']) void ask('b', name);
  await end('');
  expect(begun).toEqual(['a1', 'a2', 'b1']);

  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3']);
});

test('who stops waiting leaves, and holds nobody up', async () => {
  const { queue, begun, ask, end } = startQueue({ atOnce: 1 });
  const stop = new AbortController();
  void ask('a', 'a1');
  const stopped = ask('b', 'b1', stop.signal);
  void ask('b', 'b2');
  stop.abort(new Error('enough'));

  await expect(stopped).rejects.toThrow('enough');
  await expect(ask('c', 'c1', stop.signal)).rejects.toThrow('enough');
  expect(queue.waiting).toBe(1);
  await end('a1');
  expect(begun).toEqual(['a1', 'b2']);
});

test('work that fails makes room', async () => {
  const { queue, begun, ask, end } = startQueue({ atOnce: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('no')), neverStopped);
  void ask('a', 'a1');

  await expect(failed).rejects.toThrow('no');
  await end('');
  expect(begun).toEqual(['a1']);
});

import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const refusal = 'Many people are here right now.';

it('runs no more at once than it may, in the order of asking, and all of them', async () => {
  const takeTurn = createTurns({ atOnce: 2, waiting: 100, refusal });
  let running = 0;
  let most = 0;
  const finished: number[] = [];
  const work = (n: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    finished.push(n);
  };
  await Promise.all([1, 2, 3, 4, 5, 6].map((n) => takeTurn(work(n))));
  expect(most).toBe(2);
  expect(finished).toEqual([1, 2, 3, 4, 5, 6]);
});

it('V6.3.1: sends away who comes when too many wait, and takes the next when there is room', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1, refusal });
  const gate = Promise.withResolvers<void>();
  const first = takeTurn(() => gate.promise);
  const second = takeTurn(() => gate.promise);
  const refused = takeTurn(() => gate.promise);
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', headers: { 'Retry-After': '3' } });

  gate.resolve();
  await Promise.all([first, second]);
  expect(await takeTurn(async () => 'done')).toBe('done');
});

it('gives the turn on after work that fails', async () => {
  const takeTurn = createTurns({ atOnce: 1, waiting: 1, refusal });
  const failed = takeTurn(() => Promise.reject(new Error('broken')));
  const next = takeTurn(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

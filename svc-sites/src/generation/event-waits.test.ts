import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventWaits } from './event-waits.ts';

const id = 'a'.repeat(24);
const never = new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const stored = { last: 1 };
  const lastNumber = vi.fn(async () => stored.last);
  return { stored, lastNumber, waits: createEventWaits({ lastNumber, pollMs: 200, answerMs: 10_000 }) };
}

it('asks the database once for all who wait for what another replica writes', async () => {
  const { stored, lastNumber, waits } = start();
  const waiting = Array.from({ length: 20 }, () => waits.waitAfter(id, 1, never));
  await vi.advanceTimersByTimeAsync(1000);
  expect(lastNumber).toHaveBeenCalledTimes(5);
  stored.last = 2;
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all(waiting);
});

it('asks for nobody who waits in the line, also after somebody did not', async () => {
  const { lastNumber, waits } = start();
  const inLine = waits.waitHere(id, 1, never);
  const left = new AbortController();
  const other = waits.waitAfter(id, 1, left.signal);
  await vi.advanceTimersByTimeAsync(1000);
  left.abort();
  await other;
  lastNumber.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lastNumber).not.toHaveBeenCalled();
  waits.open(id);
  waits.written(id, 2);
  await inLine;
});

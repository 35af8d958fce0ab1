import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopNginx } from './nginx-process.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('has the time that it is given for what is under way, and is ended then', async () => {
  const kill = vi.fn();
  const child = Object.assign(new EventEmitter(), { exitCode: null, signalCode: null, kill });
  const stopped = stopNginx(child as unknown as ChildProcess, 15_000);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(kill.mock.calls).toEqual([['SIGQUIT']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(kill.mock.calls).toEqual([['SIGQUIT'], ['SIGTERM']]);
  child.emit('exit', 0, null);
  await stopped;
});

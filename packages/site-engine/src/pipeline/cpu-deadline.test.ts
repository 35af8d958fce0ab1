import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCpuDeadline } from './cpu-deadline.ts';

let used = 0;
/** Lets the clock go on while the process is given a share of it. */
function pass(ms: number, share: number): void {
  for (let at = 0; at < ms; at += 100) {
    used += 100 * share;
    vi.advanceTimersByTime(100);
  }
}

beforeEach(() => {
  used = 5_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: used * 900, system: used * 100 }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what never ends is over when its time is', () => {
  const signal = startCpuDeadline({ cpuMs: 30_000, mostMs: 120_000 });
  pass(29_900, 1);
  expect(signal.aborted).toBe(false);
  pass(200, 1);
  expect(signal.aborted).toBe(true);
});

test('waits where the process is given a third of the time', () => {
  const signal = startCpuDeadline({ cpuMs: 30_000, mostMs: 120_000 });
  pass(85_000, 1 / 3);
  expect(signal.aborted).toBe(false);
  pass(6_000, 1 / 3);
  expect(signal.aborted).toBe(true);
});

test('waits no longer than it may', () => {
  const signal = startCpuDeadline({ cpuMs: 30_000, mostMs: 120_000 });
  pass(119_000, 0);
  expect(signal.aborted).toBe(false);
  pass(2_000, 0);
  expect(signal.aborted).toBe(true);
});

test('is not over before its time however many threads work', () => {
  const signal = startCpuDeadline({ cpuMs: 30_000, mostMs: 120_000 });
  pass(29_000, 4);
  expect(signal.aborted).toBe(false);
});

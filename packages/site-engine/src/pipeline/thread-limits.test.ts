import { expect, test } from 'vitest';
import { defaultThreads, heapOfThreadMb, thisMachine } from './thread-limits.ts';

test.each([
  { processors: 1, allowedMb: 256, threads: 1, heapMb: 128 },
  { processors: 8, allowedMb: 256, threads: 1, heapMb: 128 },
  { processors: 1, allowedMb: 384, threads: 2, heapMb: 96 },
  { processors: 2, allowedMb: 1024, threads: 2, heapMb: 256 },
  { processors: 16, allowedMb: 8192, threads: 4, heapMb: 512 },
  { processors: 16, allowedMb: Number.MAX_SAFE_INTEGER, threads: 4, heapMb: 512 },
])(
  '$processors processors and $allowedMb MB are $threads threads of $heapMb MB',
  ({ threads, heapMb, ...machine }) => {
    expect(defaultThreads(machine)).toBe(threads);
    expect(heapOfThreadMb(threads, machine)).toBe(heapMb);
  },
);

test('all threads together never take more than half of what is allowed', () => {
  for (const allowedMb of [200, 300, 400, 512, 700, 1024, 2048, 4096]) {
    const machine = { processors: 8, allowedMb };
    const threads = defaultThreads(machine);
    expect(threads * heapOfThreadMb(threads, machine)).toBeLessThanOrEqual(allowedMb / 2);
  }
});

test('knows the machine it runs on, limited or not', () => {
  const machine = thisMachine();
  expect(machine.processors).toBeGreaterThan(0);
  expect(machine.allowedMb).toBeGreaterThan(64);
});

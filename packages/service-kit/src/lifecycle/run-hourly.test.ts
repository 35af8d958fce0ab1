import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { runHourly } from './run-hourly.ts';

const hourMs = 60 * 60 * 1000;

afterEach(() => {
  vi.useRealTimers();
});

it('runs at the start and every hour, goes on after a failure, and ends when it is stopped', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const task = vi
    .fn<(signal: AbortSignal) => Promise<void>>()
    .mockResolvedValueOnce()
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue();

  const stop = runHourly(task, { name: 'tidy up', log });
  await vi.advanceTimersByTimeAsync(0);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(task).toHaveBeenCalledTimes(3);
  expect(lines.join('')).toMatch(
    /"task":"tidy up".*the database is away|the database is away.*"task":"tidy up"/,
  );

  await stop();
  await vi.advanceTimersByTimeAsync(5 * hourMs);
  expect(task).toHaveBeenCalledTimes(3);
});

it('ends a run that is under way by its signal, and waits for it', async () => {
  let ended = false;
  const stop = runHourly(
    (signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => {
          ended = true;
          resolve();
        }),
      ),
    { name: 'long', log: createLogger('test', 'silent') },
  );
  await stop();
  expect(ended).toBe(true);
});

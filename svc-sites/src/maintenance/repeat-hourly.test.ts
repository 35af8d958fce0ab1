import { createLogger } from '@sitewright/service-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { repeatHourly } from './repeat-hourly.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hours = (count: number) => vi.advanceTimersByTimeAsync(count * 60 * 60 * 1000);

it('works at the start and every hour, goes on after a failure, and ends when it is stopped', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const purge = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(2)
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue(0);
  const settle = vi.fn(async () => 0);

  const stop = repeatHourly(
    [
      { what: 'deleted sites purged', run: purge },
      { what: 'dead generations settled', run: settle },
    ],
    log,
  );
  await hours(0);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ count: 2, msg: 'deleted sites purged' }]);
  await hours(2);
  expect(purge).toHaveBeenCalledTimes(3);
  expect(settle).toHaveBeenCalledTimes(3);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('deleted sites purged: failed');

  await stop();
  await hours(5);
  expect(purge).toHaveBeenCalledTimes(3);
});

import { createLogger } from '@sitewright/service-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { runChores } from './run-chores.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('does every chore each hour, also after one has failed, and says how much there was to do', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const purge = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(2)
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue(0);
  const settle = vi.fn(async () => 0);

  const stop = runChores(
    [
      { what: 'deleted sites purged', run: purge },
      { what: 'dead generations settled', run: settle },
    ],
    log,
  );
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  await stop();
  expect(purge).toHaveBeenCalledTimes(3);
  expect(settle).toHaveBeenCalledTimes(3);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { count: 2, msg: 'deleted sites purged' },
    { task: 'deleted sites purged' },
  ]);
});

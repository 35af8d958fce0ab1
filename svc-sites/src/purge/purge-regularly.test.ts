import { createLogger } from '@sitewright/service-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { purgeRegularly } from './purge-regularly.ts';
import type { PurgedSitesRepository } from './purged-sites.repository.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('purges at the start and every hour, goes on after a failure, and ends when it is stopped', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createLogger('test', 'info', { write: (line: string) => void lines.push(line) });
  const removed: string[] = [];
  const found = vi
    .fn<PurgedSitesRepository['find']>()
    .mockResolvedValueOnce(['first'])
    .mockRejectedValueOnce(new Error('the database is away'))
    .mockResolvedValue(['third']);
  const remove = async (folderId: string) => void removed.push(folderId);

  const stop = purgeRegularly({ find: found, remove }, log);
  await vi.advanceTimersByTimeAsync(0);
  expect(removed).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(removed).toEqual(['first', 'third']);
  expect(lines.join('')).toContain('purging deleted sites failed');

  await stop();
  await vi.advanceTimersByTimeAsync(5 * 60 * 60 * 1000);
  expect(removed).toEqual(['first', 'third']);
});

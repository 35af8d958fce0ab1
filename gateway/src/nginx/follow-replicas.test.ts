import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GatewayParts } from '../parts.ts';
import { followReplicas } from './follow-replicas.ts';

const logger = pino({ level: 'silent' });
const partsWith = (sites: string[]): GatewayParts => ({
  table: { requestsAtOncePerAddress: 1, routes: [] },
  services: { auth: [], sites, mail: [] },
  shell: { replicas: [], folder: '' },
  remotes: [],
  registryFile: undefined,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks where a name leads, again and again until it is stopped, also after a failure', async () => {
  const reload = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(undefined);
  const stop = followReplicas(partsWith(['http://svc-sites:8080']), reload, logger);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(3);
  await stop();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).toHaveBeenCalledTimes(3);
});

it('does nothing where every replica is an address', async () => {
  const reload = vi.fn();
  followReplicas(partsWith(['http://10.0.0.1:8080']), reload, logger);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(reload).not.toHaveBeenCalled();
});

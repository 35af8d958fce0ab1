import { AppError, waitingTime } from '@sitewright/service-kit';

const freeFailures = 2;
const firstWaitMs = 5_000;
const longestWaitMs = 5 * 60_000;
const forgottenAfterMs = 60 * 60_000;

interface Failures {
  count: number;
  /** When the next generation may begin. */
  until: number;
}

/** Failed generations cost as much work as others but no quota: whoever fails again and again waits longer each time. */
export interface FailureWaits {
  /** @throws AppError while this person has to wait. */
  refuse(ownerId: string): void;
  failed(ownerId: string): void;
  succeeded(ownerId: string): void;
}

const waitAfter = (count: number): number =>
  count <= freeFailures ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (count - freeFailures - 1));

export function createFailureWaits(now: () => number = Date.now): FailureWaits {
  const failures = new Map<string, Failures>();

  /** In the order of the last failures, so that the old ones come first. */
  const forgetOld = () => {
    for (const [ownerId, { until }] of failures) {
      if (until + forgottenAfterMs > now()) return;
      failures.delete(ownerId);
    }
  };

  return {
    refuse(ownerId) {
      forgetOld();
      const { count = 0, until = 0 } = failures.get(ownerId) ?? {};
      if (until <= now()) return;
      const seconds = Math.ceil((until - now()) / 1_000);
      throw new AppError(
        'RATE_LIMITED',
        `Your last ${count} sites could not be made. Change the description, and try again in ${waitingTime(seconds)}.`,
        { headers: { 'Retry-After': String(seconds) } },
      );
    },
    failed(ownerId) {
      const count = (failures.get(ownerId)?.count ?? 0) + 1;
      failures.delete(ownerId);
      failures.set(ownerId, { count, until: now() + waitAfter(count) });
    },
    succeeded(ownerId) {
      failures.delete(ownerId);
    },
  };
}

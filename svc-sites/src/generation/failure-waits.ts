import { AppError, waitingTime } from '@sitewright/service-kit';
import type { Generation } from './generation.ts';

const freeFailures = 2;
const firstWaitMs = 5_000;
const longestWaitMs = 5 * 60_000;
const forgottenAfterMs = 60 * 60_000;

/** More failures than these make nobody wait longer. */
export const failuresLookedAt = 24;

type Ended = Pick<Generation, 'state' | 'error' | 'createdAt' | 'endedAt'>;

const waitAfter = (count: number): number =>
  count <= freeFailures ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (count - freeFailures - 1));

/**
 * What is too complex to build costs more work than a site but no quota: whoever asks for it again and again waits longer each
 * time.
 *
 * @param latest the person's latest generations, newest first
 * @throws AppError `RATE_LIMITED` while this person has to wait.
 */
export function refuseAfterFailures(latest: readonly Ended[], now: number): void {
  const failures = failuresInARow(latest, now);
  const until = (failures[0] ?? 0) + waitAfter(failures.length);
  if (until <= now) return;
  const seconds = Math.ceil((until - now) / 1_000);
  throw new AppError(
    'RATE_LIMITED',
    `Your last ${failures.length} sites could not be made. Change the description, and try again in ${waitingTime(seconds)}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}

/** When they ended, the last one first, since a site was made or an hour without failures. */
function failuresInARow(latest: readonly Ended[], now: number): number[] {
  const failures: number[] = [];
  let after = now;
  for (const generation of latest) {
    if (generation.state === 'done') break;
    if (!isTooComplex(generation)) continue;
    const at = (generation.endedAt ?? generation.createdAt).getTime();
    if (at + longestWaitMs + forgottenAfterMs < after) break;
    failures.push(at);
    after = at;
  }
  return failures;
}

/** The one failure that what was asked for is to blame for; a model that fails must not keep anybody from the composer. */
const isTooComplex = ({ state, error }: Ended) =>
  state === 'failed' && error?.code === 'GENERATION_TOO_COMPLEX';

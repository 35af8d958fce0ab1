import { AppError } from '@sitewright/service-kit';
import type { GenerationLimits } from './generation-settings.ts';
import type { ActiveGeneration } from './line.ts';

type LineLimits = Pick<GenerationLimits, 'atOnce' | 'perPerson' | 'waiting' | 'waitingPerPerson'>;

/**
 * Refuses one more of a person.
 *
 * @param before those that wait or are made already
 * @throws AppError `RATE_LIMITED` when the person has too many, `UNAVAILABLE` when all people together have.
 */
export function demandPlaceInLine(
  before: readonly ActiveGeneration[],
  ownerId: string,
  { atOnce, perPerson, waiting, waitingPerPerson }: LineLimits,
): void {
  const own = before.filter((each) => each.ownerId === ownerId).length;
  if (own >= perPerson + waitingPerPerson) throw tooManyOfPerson(own);
  if (before.length >= atOnce + waiting) throw tooManyOfAll();
}

const tooManyOfPerson = (count: number) =>
  new AppError(
    'RATE_LIMITED',
    `You already have ${count} sites being generated or waiting. Wait until one is finished, or stop one, then try again.`,
    { headers: { 'Retry-After': '10' } },
  );

const tooManyOfAll = () =>
  new AppError('UNAVAILABLE', 'Many sites are being generated right now. Please try again in a minute.', {
    headers: { 'Retry-After': '60' },
  });

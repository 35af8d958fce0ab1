import { isFinal } from '@sitewright/contracts';
import { AppError, type RequestContext } from '@sitewright/service-kit';
import type { EventLog } from '../event-log.ts';
import { type Generation, hasEnded } from '../generation.ts';

const header = 'Last-Event-ID';
const isNumber = /^\d{1,9}$/;

/**
 * The number of the last event that a client has seen; 0 when it has seen none.
 *
 * @throws AppError `VALIDATION_FAILED` when that is no number.
 */
export function readLastEventId(ctx: Pick<RequestContext, 'get'>): number {
  const sent = ctx.get(header);
  if (sent === '') return 0;
  if (isNumber.test(sent)) return Number(sent);
  throw refused(`The ${header} of a generation is the number of an event.`);
}

/**
 * Whether nothing is left for a client that has seen so much. Nobody can have seen an event that there has not been; those that
 * have expired were seen by whoever says so.
 *
 * @throws AppError `VALIDATION_FAILED`.
 */
export async function hasSeenAll(
  log: Pick<EventLog, 'readAfter'>,
  generation: Generation,
  lastSeen: number,
): Promise<boolean> {
  if (lastSeen === 0) return false;
  const [seen] = await log.readAfter(generation.id, lastSeen - 1);
  if (seen?.number === lastSeen) return isFinal(seen.event);
  if (hasEnded(generation) && (await log.readAfter(generation.id, 0)).length === 0) return false;
  throw refused(`This generation has no event ${lastSeen} yet.`);
}

function refused(reason: string): AppError {
  const message = `${reason} Follow it from its beginning: leave ${header} out.`;
  return new AppError('VALIDATION_FAILED', message, { fields: { [header]: message } });
}

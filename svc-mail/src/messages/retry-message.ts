import { AppError } from '@sitewright/service-kit';
import type { Outcome } from '../delivery/deliver-message.ts';
import type { Deliveries } from '../delivery/deliveries.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import { outcomeWithin } from './outcome-within.ts';

export interface RetryMessageDependencies {
  outbox: OutboxRepository;
  deliveries: Deliveries;
  answerWithinMs: number;
}

/**
 * Tries a message again now, whatever kept it. Returns the sentence for the administrator.
 *
 * @throws AppError `NOT_FOUND`; `CONFLICT` while it is being sent.
 */
export async function retryMessage(
  { outbox, deliveries, answerWithinMs }: RetryMessageDependencies,
  id: string,
): Promise<string> {
  const isId = /^[0-9a-f]{24}$/.test(id);
  const claim = isId ? await outbox.claim(id) : undefined;
  if (claim) return describe(await outcomeWithin(answerWithinMs, deliveries.deliverNow(claim)));
  if (isId && (await outbox.exists(id))) {
    throw new AppError('CONFLICT', 'This message is being sent right now. Load the list again in a moment.');
  }
  throw new AppError('NOT_FOUND', 'This message is not here any more: by now it has been sent.');
}

function describe(outcome: Outcome | undefined): string {
  if (!outcome) return 'The message is being sent. Load the list again in a moment.';
  if (outcome.state === 'sent') return 'The message has been sent.';
  return `The message could not be sent. ${outcome.reason}`;
}

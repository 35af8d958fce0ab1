import type { Outcome } from '../delivery/deliver-message.ts';
import type { Deliveries } from '../delivery/deliveries.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import { outcomeWithin } from './outcome-within.ts';
import { isMessageId, whyNotThere } from './why-not-there.ts';

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
  const claim = isMessageId(id) ? await outbox.claim(id) : undefined;
  if (claim) return describe(await outcomeWithin(answerWithinMs, deliveries.deliverNow(claim)));
  throw await whyNotThere(outbox, id);
}

function describe(outcome: Outcome | undefined): string {
  if (!outcome) return 'The message is being sent. Load the list again in a moment.';
  if (outcome.state === 'sent') return 'The message has been sent.';
  if (outcome.state === 'kept') return 'This instance has no mail server, so the message stays here.';
  return `The message could not be sent. ${outcome.reason}`;
}

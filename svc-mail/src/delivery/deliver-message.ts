import type { Logger } from '@sitewright/service-kit';
import { composeMail } from '../mail/compose-mail.ts';
import type { Addresses, Mailer } from '../mail/mailer.ts';
import type { OutboxFolder } from '../mail/outbox-folder.ts';
import type { Claim } from '../messages/message.ts';
import type { OutboxRepository } from '../messages/outbox.repository.ts';
import { describeFailure } from './failure.ts';
import { type Waits, waitAfter } from './waits.ts';

export interface DeliveryDependencies {
  outbox: OutboxRepository;
  mailer: Mailer;
  /** Where the message may be a file, of a time without a mail server. */
  folder: Pick<OutboxFolder, 'remove'>;
  addresses: Addresses;
  waits: Waits;
  log: Logger;
  /** Sent by this process, and perhaps still stored: the database may go away in between. */
  sent: Set<string>;
}

/** What has become of a message. */
export type Outcome = { state: 'sent' } | { state: 'kept' } | { state: 'waiting' | 'parked'; reason: string };

export interface Signals {
  /** Fires when this attempt has to end. */
  end: AbortSignal;
  /** Fires when the whole service has to end: then it is nobody's failure. */
  stopping: AbortSignal;
}

/** Tries once to send a claimed message, and stores what has become of it. */
export async function deliverMessage(
  deps: DeliveryDependencies,
  claim: Claim,
  { end, stopping }: Signals,
): Promise<Outcome> {
  const { outbox, mailer, folder, sent } = deps;
  const { id } = claim.message;
  try {
    if (!sent.has(id)) await send(deps, claim, end);
  } catch (error) {
    if (!stopping.aborted) return keepTrying(deps, claim, error);
    await outbox.release(claim);
    return { state: 'waiting', reason: 'The service is being stopped.' };
  }
  if (mailer.delivers) {
    // The file first: one without a message would be listed as a message again.
    await folder.remove(id);
    await outbox.remove(claim);
  } else await outbox.keep(claim);
  sent.delete(id);
  return mailer.delivers ? { state: 'sent' } : { state: 'kept' };
}

async function send(
  { mailer, addresses, sent, log }: DeliveryDependencies,
  { message }: Claim,
  signal: AbortSignal,
): Promise<void> {
  const where = await mailer.send(composeMail(message, addresses), signal);
  sent.add(message.id);
  log.info({ messageId: message.id, where }, mailer.delivers ? 'message sent' : 'message kept');
}

async function keepTrying(
  { outbox, waits, log }: DeliveryDependencies,
  claim: Claim,
  error: unknown,
): Promise<Outcome> {
  const { id: messageId, attempts } = claim.message;
  const { isPermanent, reason } = describeFailure(error);
  if (isPermanent) {
    await outbox.park(claim, reason);
    log.warn({ messageId, reason }, 'message parked');
    return { state: 'parked', reason };
  }
  const waitMs = waitAfter(attempts, waits);
  await outbox.postpone(claim, waitMs, reason);
  log.warn({ messageId, reason, attempts, seconds: Math.round(waitMs / 1000) }, 'message waits');
  return { state: 'waiting', reason };
}

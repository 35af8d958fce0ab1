import type { ContactRequest } from '@sitewright/contracts';
import { AppError, type Limiter, type Logger } from '@sitewright/service-kit';
import type { Deliveries } from '../delivery/deliveries.ts';
import type { Mailer } from '../mail/mailer.ts';
import { type MakeRoomDependencies, makeRoom } from './make-room.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import { outcomeWithin } from './outcome-within.ts';

export interface AcceptMessageDependencies extends MakeRoomDependencies {
  outbox: OutboxRepository;
  deliveries: Deliveries;
  mailer: Mailer;
  /** Of everybody together, within an hour. */
  messagesOfAll: Limiter;
  /** How long a person waits to hear whether their message went out. */
  answerWithinMs: number;
}

/** Nobody reads, thinks and writes four fields in less; a program that pretends to be a person has to be slow. */
const quickestPersonMs = 1500;

const keptAndSeen = 'Thank you. Your message is kept, and an administrator will look at it.';
const keptAndSent = 'Thank you. Your message is kept and will be sent as soon as our mail server takes it.';

/**
 * Stores the message, then tries to send it. Returns the sentence for whoever wrote it, which says no more than what is
 * certain: only the field that people do not see makes a message go nowhere. A flood from many addresses is parked, so
 * that it fills nobody's mailbox and shuts nobody out.
 *
 * @throws AppError `STORAGE_FULL`
 */
export async function acceptMessage(
  { outbox, deliveries, mailer, messagesOfAll, answerWithinMs, ...room }: AcceptMessageDependencies,
  { website, fillMilliseconds, ...message }: ContactRequest & { network: string },
  log: Logger,
): Promise<string> {
  if (website) {
    log.info('message with the hidden field filled in dropped');
    return mailer.thanks;
  }
  await makeRoom(room, message.network, log);
  if (fillMilliseconds !== undefined && fillMilliseconds < quickestPersonMs) {
    await outbox.addParked(message, tooQuick(fillMilliseconds));
    log.info('message of a quick form parked');
    return keptAndSeen;
  }
  if (!(await isWithin(messagesOfAll))) {
    await outbox.addParked(message, tooMany);
    log.warn('message parked: too many within an hour');
    return keptAndSeen;
  }
  const claim = await outbox.add(message);
  const outcome = await outcomeWithin(answerWithinMs, deliveries.deliverNow(claim));
  if (outcome?.state === 'sent' || outcome?.state === 'kept') return mailer.thanks;
  return outcome?.state === 'parked' ? keptAndSeen : keptAndSent;
}

const tooMany = 'Too many messages came within the hour. Send it if a person wrote it.';

const tooQuick = (milliseconds: number) =>
  `The form was filled in within ${(milliseconds / 1000).toFixed(1)} seconds, as programs do. Send it if a person wrote it.`;

async function isWithin(limiter: Limiter): Promise<boolean> {
  try {
    await limiter.take('all');
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false;
    throw error;
  }
}

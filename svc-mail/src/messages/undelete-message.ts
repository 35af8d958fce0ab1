import { AppError } from '@sitewright/service-kit';
import { composeMail } from '../mail/compose-mail.ts';
import type { Addresses, Mailer } from '../mail/mailer.ts';
import type { Message } from './message.ts';
import type { MessagesRepository } from './messages.repository.ts';
import { isMessageId } from './why-not-there.ts';

export interface UndeleteMessageDependencies {
  messages: MessagesRepository;
  mailer: Mailer;
  addresses: Addresses;
}

const writeTimeoutMs = 10_000;

/**
 * Brings a deleted message back as it was; one that was a file of this instance becomes one again.
 *
 * @throws AppError `NOT_FOUND`
 */
export async function undeleteMessage(
  { messages, mailer, addresses }: UndeleteMessageDependencies,
  id: string,
): Promise<Message> {
  const message = isMessageId(id) ? await messages.undelete(id) : undefined;
  if (!message) throw new AppError('NOT_FOUND', 'This message cannot be brought back any more.');
  if (message.state === 'kept' && !mailer.delivers) {
    await mailer.send(composeMail(message, addresses), AbortSignal.timeout(writeTimeoutMs));
  }
  return message;
}

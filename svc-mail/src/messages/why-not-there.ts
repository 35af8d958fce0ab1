import { AppError } from '@sitewright/service-kit';
import type { OutboxRepository } from './outbox.repository.ts';

export const isMessageId = (id: string): boolean => /^[0-9a-f]{24}$/.test(id);

/** What an administrator is told who asked for a message that cannot be had. */
export async function whyNotThere(outbox: OutboxRepository, id: string): Promise<AppError> {
  if (isMessageId(id) && (await outbox.exists(id))) {
    return new AppError('CONFLICT', 'This message is being sent right now. Load the list again in a moment.');
  }
  return new AppError('NOT_FOUND', 'This message is not here any more: it has been sent or deleted.');
}

import type { OutboxFolder } from '../mail/outbox-folder.ts';
import type { MessagesRepository } from './messages.repository.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import { isMessageId, whyNotThere } from './why-not-there.ts';

export interface DeleteMessageDependencies {
  messages: MessagesRepository;
  outbox: OutboxRepository;
  folder: OutboxFolder;
}

/**
 * Takes a message away, with its file.
 *
 * @throws AppError `NOT_FOUND`; `CONFLICT` while it is being sent.
 */
export async function deleteMessage(
  { messages, outbox, folder }: DeleteMessageDependencies,
  id: string,
): Promise<void> {
  if (!isMessageId(id) || !(await messages.delete(id))) throw await whyNotThere(outbox, id);
  await folder.remove(id);
}

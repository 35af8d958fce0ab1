import { AppError, type Logger } from '@sitewright/service-kit';
import type { OutboxFolder } from '../mail/outbox-folder.ts';
import type { StorageRepository } from './storage.repository.ts';

export interface MakeRoomDependencies {
  storage: StorageRepository;
  folder: OutboxFolder;
}

/**
 * Sees to it that a message from `network` can be stored: storage is shared out among networks, so that who fills it shuts
 * out themselves and nobody else.
 *
 * @throws AppError `STORAGE_FULL`
 */
export async function makeRoom(
  { storage, folder }: MakeRoomDependencies,
  network: string,
  log: Logger,
): Promise<void> {
  if (!(await storage.isFull())) return;
  const removed = await storage.makeRoom(network);
  if (!removed) {
    log.error('message refused: as many as can be stored are stored');
    throw new AppError(
      'STORAGE_FULL',
      'The contact form cannot take another message right now. Please try again tomorrow.',
    );
  }
  await folder.remove(removed);
  log.warn({ messageId: removed }, 'message removed to make room for another network');
}

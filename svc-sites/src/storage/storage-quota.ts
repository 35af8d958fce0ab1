import { limits } from '@sitewright/contracts';
import { AppError } from '@sitewright/service-kit';
import type { StorageRepository } from './storage.repository.ts';

const megabyte = 1024 * 1024;

/**
 * How much room a person's sites may take, all their versions together. Deleted sites do not count, so that deleting makes
 * room; together with them it may be twice as much.
 */
export interface StorageQuota {
  /** @throws AppError `STORAGE_FULL` when so many bytes more do not fit. */
  demandRoom(ownerId: string, bytes: number): Promise<void>;
  /** @throws AppError `STORAGE_FULL` when a deleted site of so many bytes does not fit among the others again. */
  demandRoomAgain(ownerId: string, bytes: number): Promise<void>;
}

export function createStorageQuota(storage: StorageRepository, megabytes: number): StorageQuota {
  const most = megabytes * megabyte;
  return {
    async demandRoom(ownerId, bytes) {
      const { kept, deleted } = await storage.useOf(ownerId);
      if (kept + bytes > most) throw full(megabytes);
      if (kept + deleted + bytes > 2 * most) throw fullOfDeleted();
    },

    async demandRoomAgain(ownerId, bytes) {
      const { kept } = await storage.useOf(ownerId);
      if (kept + bytes > most) throw full(megabytes);
    },
  };
}

const full = (megabytes: number) =>
  new AppError(
    'STORAGE_FULL',
    `Your sites fill the ${megabytes} MB of storage that you have. Delete sites that you do not need in My Projects, then try again.`,
  );

const fullOfDeleted = () =>
  new AppError(
    'STORAGE_FULL',
    `The sites that you have deleted still fill your storage, because they can be brought back for ${limits.undeleteDays} days. ` +
      'Try again when the oldest of them are gone, or ask whoever runs this instance for more storage.',
  );

import { folderIdSchema, shareTicketSchema } from '@sitewright/contracts';
import { AppError, type ServiceContext } from '@sitewright/service-kit';
import { type FindSharedDependencies, findShared } from '../sharing/find-shared.ts';
import type { FilesRepository } from '../sites/files.repository.ts';

/** The site that an address under /preview shows, and in which version. */
export interface Shown {
  folderId: string;
  version: number;
  /** Through a link: this version and no other one. */
  isShared: boolean;
}

/** @throws AppError when nobody is to see anything there. */
export type FindShown = (id: string) => Promise<Shown>;

/** Finds what is shown under a site's id, or under the ticket of an opened link, which does not tell the id. */
export const createFindShown =
  (files: Pick<FilesRepository, 'currentVersion'>, sharing: FindSharedDependencies): FindShown =>
  async (id) => {
    if (shareTicketSchema.safeParse(id).success) {
      const { site, version } = await findShared(sharing, id);
      return { folderId: site.folderId, version, isShared: true };
    }
    const version = folderIdSchema.safeParse(id).success ? await files.currentVersion(id) : undefined;
    if (version !== undefined) return { folderId: id, version, isShared: false };
    throw new AppError('NOT_FOUND', 'There is no site at this address. Look for yours in My Projects.');
  };

/** Who was sent a link was not asked whether the world may find it. */
export const forbidIndexing = (ctx: Pick<ServiceContext, 'set'>): void =>
  ctx.set('X-Robots-Tag', 'noindex, nofollow');

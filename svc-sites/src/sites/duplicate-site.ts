import type { SignedInUser } from '@sitewright/service-kit';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import { findOwnSite, siteNotFound } from './find-site.ts';
import { newFolderId } from './folder-id.ts';
import type { Site } from './site.ts';
import { type StoreSiteDependencies, storeSite } from './store-site.ts';
import type { ViewSiteDependencies } from './view-site.ts';

/**
 * Makes a site of its own from the current version. Their files are stored once for both.
 *
 * @param called what it is called, if not a copy of the other one
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `STORAGE_FULL`.
 */
export async function duplicateSite(
  deps: ViewSiteDependencies & StoreSiteDependencies & { pictures: Pick<PicturesRepository, 'copy'> },
  user: SignedInUser,
  folderId: string,
  called?: string,
): Promise<Site> {
  const { name, prompt, version, deletedAt, isInterrupted } = await findOwnSite(deps.sites, user, folderId);
  const current = deletedAt ? undefined : await deps.files.findVersion(folderId, version);
  if (!current) throw siteNotFound();
  const [source, styles] = await Promise.all([
    deps.files.readSource(folderId, version),
    deps.files.readStyles(folderId, version),
  ]);
  const copy = await storeSite(deps, {
    folderId: newFolderId(),
    ownerId: user.id,
    prompt,
    generated: {
      ...current,
      name: called ?? `Copy of ${name}`,
      ...(source && { source }),
      ...(styles && { styles }),
    },
    isInterrupted,
  });
  await deps.pictures.copy(folderId, copy.folderId);
  return copy;
}

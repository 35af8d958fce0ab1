import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from '../sites/find-site.ts';
import type { ViewSiteDependencies } from '../sites/view-site.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import type { SitePicture } from './site-picture.ts';
import { findUses } from './used-on.ts';

export interface SitePicturesDependencies extends ViewSiteDependencies {
  pictures: PicturesRepository;
}

/** @throws AppError `NOT_FOUND`. */
export async function findPicture(
  pictures: Pick<PicturesRepository, 'find'>,
  folderId: string,
  id: string,
): Promise<SitePicture> {
  const picture = await pictures.find(folderId, id);
  if (picture) return picture;
  throw new AppError('NOT_FOUND', 'This picture is not among those of the site. Upload it again.');
}

/**
 * Removes a picture that the site does not show. Returns the sentence for the person.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`, `CONFLICT`.
 */
export async function removePicture(
  { sites, files, pictures }: SitePicturesDependencies,
  user: SignedInUser,
  { folderId, id }: { folderId: string; id: string },
): Promise<string> {
  const { version, deletedAt } = await findOwnSite(sites, user, folderId);
  if (deletedAt) throw siteNotFound();
  const picture = await findPicture(pictures, folderId, id);
  const usedOn = (await findUses(files, { folderId, version }, [picture])).get(id) ?? [];
  if (usedOn.length > 0) {
    throw new AppError(
      'CONFLICT',
      `“${picture.name}” is shown on ${usedOn.join(', ')}. Remove it from there first.`,
    );
  }
  await pictures.remove(folderId, id);
  return `“${picture.name}” is removed.`;
}

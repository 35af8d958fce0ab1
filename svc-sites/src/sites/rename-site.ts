import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findOwnSite, siteNotFound } from './find-site.ts';
import { presentProject } from './project.presenter.ts';
import type { Site } from './site.ts';
import type { SitesRepository } from './sites.repository.ts';

interface Renaming {
  folderId: string;
  name: string;
  /** The state of the site that the person saw; the one at this moment without it. */
  seen: Date | undefined;
}

/**
 * Renames a site that is as the person saw it. One that has this name already stays as it is: a repeated request is no
 * conflict with itself.
 *
 * @throws AppError `NOT_FOUND`, `FORBIDDEN`; `CONFLICT` when the site has changed since.
 */
export async function renameSite(
  sites: SitesRepository,
  user: SignedInUser,
  { folderId, name, seen }: Renaming,
): Promise<Site> {
  const { updatedAt } = await findOwnSite(sites, user, folderId);
  const renamed = await sites.rename(folderId, { name, seen: seen ?? updatedAt });
  if (renamed) return renamed;
  const current = await sites.find(folderId);
  if (!current || current.deletedAt) throw siteNotFound();
  if (current.name === name) return current;
  throw changedMeanwhile(name, current);
}

const changedMeanwhile = (name: string, current: Site) =>
  new AppError(
    'CONFLICT',
    `This site was changed elsewhere after you opened it: it is called “${current.name}” now. ` +
      'Look at it, then decide which name it keeps.',
    { conflict: { yours: { name }, theirs: { ...presentProject(current) } } },
  );

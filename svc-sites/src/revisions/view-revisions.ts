import type { RevisionList } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { BriefsRepository } from '../brief/briefs.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findVisibleSite, siteNotFound } from '../sites/find-site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { examplesOf } from './examples.ts';
import type { RevisionsRepository } from './revisions.repository.ts';

export interface ViewRevisionsDependencies {
  sites: SitesRepository;
  files: Pick<FilesRepository, 'readFile'>;
  briefs: BriefsRepository;
  revisions: RevisionsRepository;
}

/**
 * The conversation about a site, with examples of what can be asked of it.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function viewRevisions(
  { sites, files, briefs, revisions }: ViewRevisionsDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<RevisionList> {
  const site = await findVisibleSite(sites, user, folderId);
  if (site.deletedAt) throw siteNotFound();
  const [list, source, home] = await Promise.all([
    revisions.list(folderId),
    briefs.find(folderId, site.version),
    files.readFile(folderId, site.version, 'index.html'),
  ]);
  return { revisions: list, examples: examplesOf(source?.brief, home?.toString() ?? '') };
}

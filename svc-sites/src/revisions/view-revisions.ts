import type { Revision, RevisionList } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { BriefsRepository } from '../brief/briefs.repository.ts';
import { hasEnded } from '../generation/generation.ts';
import { stoppedSentence } from '../generation/generation-failure.ts';
import type { Generations } from '../generation/generations.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findVisibleSite, siteNotFound } from '../sites/find-site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import { stoppedChange } from './answer.ts';
import { examplesOf } from './examples.ts';
import type { RevisionsRepository } from './revisions.repository.ts';

export interface ViewRevisionsDependencies {
  sites: SitesRepository;
  files: Pick<FilesRepository, 'readFile'>;
  briefs: BriefsRepository;
  revisions: Pick<RevisionsRepository, 'list'>;
  generations: Pick<Generations, 'find'>;
  engine: Pick<SiteEngine, 'info'>;
}

/**
 * The conversation about a site, with examples of what can be asked of it.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function viewRevisions(
  { sites, files, briefs, revisions, generations, engine }: ViewRevisionsDependencies,
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
  const told = await Promise.all(list.map((each) => asEnded(each, generations, site.ownerId)));
  const isDocument = engine.info.engine === 'composer' && source?.engine !== 'composer';
  return { revisions: told, examples: examplesOf(source?.brief, home?.toString() ?? '', isDocument) };
}

/** A turn whose generation has ended before it began to write. */
async function asEnded(
  revision: Revision,
  generations: Pick<Generations, 'find'>,
  ownerId: string,
): Promise<Revision> {
  if (revision.state !== 'running' || !revision.generationId) return revision;
  const generation = await generations.find(ownerId, revision.generationId);
  if (generation && !hasEnded(generation)) return revision;
  if (generation?.state === 'stopped') return { ...revision, state: 'stopped', answer: stoppedChange };
  return { ...revision, state: 'failed', answer: generation?.error?.message ?? stoppedSentence };
}

import type { Brief, SiteBrief } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { FilesRepository } from '../sites/files.repository.ts';
import { findVisibleSite, siteNotFound } from '../sites/find-site.ts';
import { isOwner } from '../sites/site.policy.ts';
import type { Site } from '../sites/site.ts';
import type { SitesRepository } from '../sites/sites.repository.ts';
import type { BriefsRepository, VersionSource } from './briefs.repository.ts';

export interface ViewBriefDependencies {
  sites: SitesRepository;
  files: Pick<FilesRepository, 'readVersion' | 'readFile'>;
  briefs: BriefsRepository;
  engine: Pick<SiteEngine, 'readBrief'>;
}

/** A site with what its current version was made from. */
export interface BriefedSite {
  site: Site;
  source: VersionSource & { brief: Brief };
  /** What of a correction was not done. */
  missing?: string[];
}

/** The work is short, and of use to whoever asks next: it is not stopped. */
const neverStopped = new AbortController().signal;

const isPage = (path: string): boolean => /\.html?$/i.test(path);

/**
 * Reads the prompt of a version that was made without a brief: by a model, or by an earlier release. It is kept, so that the
 * statements a person decides about are the same ones later.
 */
async function readAnew(
  deps: ViewBriefDependencies,
  { folderId, ownerId, prompt, version }: Site,
): Promise<Brief> {
  const files = (await deps.files.readVersion(folderId, version))?.files ?? [];
  const pages = files
    .filter(({ path }) => isPage(path))
    .map(({ path, content }) => ({ path, content: Buffer.from(content).toString() }));
  const brief = await deps.engine.readBrief({ prompt, pages }, { signal: neverStopped, owner: ownerId });
  await deps.briefs.add(folderId, version, brief);
  return brief;
}

/** @throws AppError `NOT_FOUND`. */
export async function withBrief(deps: ViewBriefDependencies, site: Site): Promise<BriefedSite> {
  const source = await deps.briefs.find(site.folderId, site.version);
  if (!source || site.deletedAt) throw siteNotFound();
  const brief = source.brief ?? (await readAnew(deps, site));
  return { site, source: { ...source, brief } };
}

/** @throws AppError `NOT_FOUND`. */
export async function viewBrief(
  deps: ViewBriefDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<BriefedSite> {
  return withBrief(deps, await findVisibleSite(deps.sites, user, folderId));
}

export const presentBrief = ({ site, source, missing = [] }: BriefedSite): SiteBrief => ({
  brief: source.brief,
  version: site.version,
  engine: source.engine,
  canRecompose: source.engine === 'composer',
  ...(source.engine !== 'composer' && { canChangeFacts: true }),
  ...(missing.length > 0 && { missing }),
});

/** As somebody sees it: only the owner can have the site made anew. */
export const presentBriefTo = (user: SignedInUser, briefed: BriefedSite): SiteBrief => {
  const seen = presentBrief(briefed);
  const isOwn = isOwner(user, briefed.site);
  return { ...seen, canRecompose: seen.canRecompose && isOwn, ...(!isOwn && { canChangeFacts: false }) };
};

import type { SiteHead } from '@sitewright/contracts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { changeShownBy, type Version } from './version.ts';
import type { VersionsRepository } from './versions.repository.ts';

/** What a site shows, and which change made it so. */
export interface Shown {
  head: Version;
  change: Version;
}

/** @throws AppError `NOT_FOUND`. */
export async function findShown(
  versions: VersionsRepository,
  { folderId, version }: Pick<Site, 'folderId' | 'version'>,
): Promise<Shown> {
  const head = await versions.find(folderId, version);
  if (!head) throw siteNotFound();
  const number = changeShownBy(head);
  const change = number === head.number ? head : await versions.findUpTo(folderId, number);
  if (!change) throw siteNotFound();
  return { head, change };
}

/**
 * What a site shows now, and whether its last change can be taken back or made again.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function viewHead(versions: VersionsRepository, site: Site): Promise<SiteHead> {
  const { head, change } = await findShown(versions, site);
  return {
    version: site.version,
    updatedAt: site.updatedAt.toISOString(),
    canUndo: change.parent !== undefined,
    canRedo: (head.redo?.length ?? 0) > 0,
  };
}

import type { SiteFile } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { findVisibleSite } from './find-site.ts';
import { isTextPath } from './is-text.ts';
import type { ViewSiteDependencies } from './view-site.ts';

interface FileAsked {
  folderId: string;
  path: string;
  version?: number | undefined;
}

/**
 * A text file of the current version, or of another one, character by character as the download has it.
 *
 * @throws AppError `NOT_FOUND`.
 */
export async function readSiteFile(
  { sites, files }: ViewSiteDependencies,
  user: SignedInUser,
  { folderId, path, version: asked }: FileAsked,
): Promise<SiteFile> {
  const { version } = await findVisibleSite(sites, user, folderId);
  const isThere = asked === undefined || asked <= version;
  const bytes = isThere ? await files.readFile(folderId, asked ?? version, path) : undefined;
  if (!bytes) {
    throw new AppError('NOT_FOUND', 'This site has no such file. Load the site again to see its files.');
  }
  return { path, content: toText(path, bytes) };
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function toText(path: string, bytes: Buffer): string {
  try {
    if (isTextPath(path)) return utf8.decode(bytes);
  } catch {
    // Text by its name only.
  }
  throw new AppError('NOT_FOUND', 'This file is not text. Download the site as a ZIP to get it.');
}

import type { VersionKind } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteFile } from '@sitewright/site-engine';
import { siteNotFound } from '../../sites/find-site.ts';
import type { Site, SiteVersion } from '../../sites/site.ts';
import { changeSite, type SiteChange } from '../../versions/change-site.ts';
import type { EditSiteDependencies } from '../edit-site.ts';
import { inspectChange } from '../inspect-change.ts';

/** The files as a change has them; undefined where it changes nothing. */
export interface ChangedFiles {
  kind?: VersionKind;
  instruction: string;
  files: SiteFile[];
}

/**
 * Changes whole files of a site as its next version: not a byte of any other.
 *
 * @throws AppError as `changeSite` does, and what `make` throws.
 */
export const changeFiles = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  change: SiteChange & { request: { sitting: string } },
  make: (stored: SiteVersion) => ChangedFiles | undefined | Promise<ChangedFiles | undefined>,
): Promise<Site> =>
  changeSite(deps, user, change, async ({ version }) => {
    const stored = await deps.files.readVersion(change.folderId, version);
    if (!stored) throw siteNotFound();
    const changed = await make(stored);
    if (!changed) return undefined;
    const { kind = 'edited', instruction, files } = changed;
    const report = await inspectChange(deps.engine, { stored, files, owner: user.id });
    return { kind, instruction, sitting: change.request.sitting, files, report };
  });

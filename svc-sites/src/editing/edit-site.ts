import type { EditSiteRequest } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine } from '@sitewright/site-engine';
import type { FilesRepository } from '../sites/files.repository.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { type ChangeSiteDependencies, changeSite } from '../versions/change-site.ts';
import { applyEdits } from './apply-edits.ts';
import { inspectChange } from './inspect-change.ts';

export interface EditSiteDependencies extends ChangeSiteDependencies {
  files: FilesRepository;
  engine: Pick<SiteEngine, 'inspect'>;
}

/**
 * Changes pieces of files as the next version. The site is checked and nothing is repaired: not a byte changes besides. Edits that
 * change nothing make no version.
 *
 * @throws AppError as `changeSite` and `applyEdits` do.
 */
export const editSite = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  folderId: string,
  request: EditSiteRequest,
): Promise<Site> =>
  changeSite(deps, user, { folderId, call: 'edit', request }, async ({ version }) => {
    const { kind, instruction, sitting, edits } = request;
    const stored = await deps.files.readTexts(folderId, version);
    if (!stored) throw siteNotFound();
    const files = applyEdits(stored.files, edits);
    if (edits.every((edit) => edit.old === edit.new)) return undefined;
    const report = await inspectChange(deps.engine, { stored, files, owner: user.id });
    return { kind, instruction, sitting, files, report };
  });

import type { EditSiteRequest, QualityReport } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine, SiteFile } from '@sitewright/site-engine';
import { asAnswer } from '../brief/as-answer.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site, StoredVersion } from '../sites/site.ts';
import { toSourceText } from '../sites/source-text.ts';
import { type ChangeSiteDependencies, changeSite } from '../versions/change-site.ts';
import { isStoredFile, type VersionFile } from '../versions/version-file.ts';
import { applyEdits } from './apply-edits.ts';

export interface EditSiteDependencies extends ChangeSiteDependencies {
  files: FilesRepository;
  engine: Pick<SiteEngine, 'inspect'>;
}

/** Whoever asked may be gone: what they have changed is stored all the same. */
const neverStopped = new AbortController().signal;

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
    const report = await inspectChange(deps, user, stored, files);
    return { kind, instruction, sitting, files, report };
  });

/** The report of a stored site as its files are from now on. */
export function inspectChange(
  { engine }: Pick<EditSiteDependencies, 'engine'>,
  user: SignedInUser,
  stored: Pick<StoredVersion, 'files' | 'report'>,
  files: readonly VersionFile[],
): Promise<QualityReport> {
  const unchanged = new Set(stored.files);
  const changed = new Set(files.filter((file) => !unchanged.has(file)).map(({ path }) => path));
  const before = stored.files.filter(({ path }) => changed.has(path)).filter(isRead);
  const others = files.filter(isStoredFile).map(({ path, bytes }) => ({ path, bytes }));
  return asAnswer(
    engine.inspect(
      { files: files.filter(isRead).map(asText), others, before: before.map(asText), report: stored.report },
      { signal: neverStopped, owner: user.id },
    ),
  );
}

const isRead = (file: VersionFile): file is SiteFile => !isStoredFile(file);

/** The checks read text, and measure everything else. */
const asText = (file: SiteFile): SiteFile => ({
  path: file.path,
  content: toSourceText(file) ?? file.content,
});

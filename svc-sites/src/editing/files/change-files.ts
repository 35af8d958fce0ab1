import type { VersionKind } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine, SiteFile } from '@sitewright/site-engine';
import { asAnswer } from '../../brief/as-answer.ts';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { Site, SiteVersion } from '../../sites/site.ts';
import { toSourceText } from '../../sites/source-text.ts';
import { type ChangeSiteDependencies, changeSite, type SiteChange } from '../../versions/change-site.ts';

export interface ChangeFilesDependencies extends ChangeSiteDependencies {
  files: FilesRepository;
  engine: Pick<SiteEngine, 'inspect'>;
}

/** The files as a change has them; undefined where it changes nothing. */
export interface ChangedFiles {
  kind?: VersionKind;
  instruction: string;
  files: SiteFile[];
}

/** Whoever asked may be gone: what they have changed is stored all the same. */
const neverStopped = new AbortController().signal;

/** The checks read text, and measure everything else. */
const asText = (file: SiteFile): SiteFile => ({
  path: file.path,
  content: toSourceText(file) ?? file.content,
});

interface InspectedChange {
  stored: SiteVersion;
  files: readonly SiteFile[];
  owner: string;
}

/** Checks changed files and repairs nothing. @throws AppError with a message for the person. */
export function inspectChange(
  engine: Pick<SiteEngine, 'inspect'>,
  { stored, files, owner }: InspectedChange,
) {
  const unchanged = new Set<SiteFile>(files);
  const before = stored.files.filter((file) => !unchanged.has(file)).map(asText);
  return asAnswer(
    engine.inspect(
      { files: files.map(asText), before, report: stored.report },
      { signal: neverStopped, owner },
    ),
  );
}

/**
 * Changes whole files of a site as its next version: not a byte of any other.
 *
 * @throws AppError as `changeSite` does, and what `make` throws.
 */
export const changeFiles = (
  deps: ChangeFilesDependencies,
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

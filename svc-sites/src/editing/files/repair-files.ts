import type { FileRepairs, RepairFilesRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { SiteEngine, SiteFile } from '@sitewright/site-engine';
import { asAnswer } from '../../brief/as-answer.ts';
import { findVisibleSite, siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import { asText } from '../../versions/as-text.ts';
import type { EditSiteDependencies } from '../edit-site.ts';
import { changeFiles } from './change-files.ts';

export interface RepairDependencies extends EditSiteDependencies {
  engine: Pick<SiteEngine, 'inspect' | 'repair'>;
}

const neverStopped = new AbortController().signal;

const repair = (engine: Pick<SiteEngine, 'repair'>, files: readonly SiteFile[], owner: string) =>
  asAnswer(engine.repair(files.map(asText), { signal: neverStopped, owner }));

/** What the checks would change of a site as it is now. Nothing is stored. @throws AppError `NOT_FOUND`. */
export async function viewRepairs(
  { sites, files, engine }: RepairDependencies,
  user: SignedInUser,
  folderId: string,
): Promise<FileRepairs> {
  const { version } = await findVisibleSite(sites, user, folderId);
  const stored = await files.readVersion(folderId, version);
  if (!stored) throw siteNotFound();
  return { version, files: await repair(engine, stored.files, user.id) };
}

/**
 * Lets the checks change the files that are named, and no other.
 *
 * @throws AppError as `changeFiles` does; `VALIDATION_FAILED` where there is nothing to repair.
 */
export const repairFiles = (
  deps: RepairDependencies,
  user: SignedInUser,
  folderId: string,
  request: RepairFilesRequest,
): Promise<Site> =>
  changeFiles(deps, user, { folderId, call: 'repair', request }, async ({ files }) => {
    const wanted = new Set(request.paths);
    const repaired = (await repair(deps.engine, files, user.id)).filter(({ path }) => wanted.has(path));
    if (repaired.length === 0) {
      throw new AppError('VALIDATION_FAILED', 'The checks would change nothing in these files.');
    }
    const after = new Map(repaired.map((each) => [each.path, each.after]));
    const known = new Set(files.map(({ path }) => path));
    const changed = files.map((file) => {
      const content = after.get(file.path);
      return content === undefined ? file : { path: file.path, content };
    });
    const added = repaired.filter(({ path }) => !known.has(path));
    return {
      instruction:
        `Took what the checks would change in ${repaired.map(({ path }) => path).join(', ')}`.slice(0, 200),
      files: [...changed, ...added.map(({ path, after: content }) => ({ path, content }))],
    };
  });

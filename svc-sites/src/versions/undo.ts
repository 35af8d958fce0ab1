import type { SeenHead } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { Site } from '../sites/site.ts';
import { changeSite } from './change-site.ts';
import type { RestoreDependencies } from './restore-version.ts';
import { showAgain, versionNotFound } from './show-again.ts';
import { changeShownBy, type Version } from './version.ts';
import { findShown } from './view-head.ts';

interface Asked {
  folderId: string;
  request: SeenHead;
}

/**
 * Takes the last change back, whatever made it, as a new version that shows what there was before. What is taken back stays on a
 * stack in that version, so that any device can make it again.
 *
 * @throws AppError as `changeSite` does; `VALIDATION_FAILED` where there is nothing to take back.
 */
export const undo = (deps: RestoreDependencies, user: SignedInUser, { folderId, request }: Asked) =>
  changeSite(deps, user, { folderId, call: 'undo', request }, async (site) => {
    const { head, change } = await findShown(deps.versions, site);
    if (change.parent === undefined) throw nothing('The site is as it was made: there is nothing to undo.');
    const before = await findChange(deps, folderId, change.parent);
    const { from, to } = change.renames ?? {};
    return {
      ...(await step(deps, folderId, before)),
      instruction: `Undid: ${change.instruction}`,
      redo: [...(head.redo ?? []), change.number],
      ...renamed(site, { from: to, to: from }),
    };
  });

/**
 * Makes the change again that was taken back last, as a new version.
 *
 * @throws AppError as `changeSite` does; `VALIDATION_FAILED` where there is nothing to make again.
 */
export const redo = (deps: RestoreDependencies, user: SignedInUser, { folderId, request }: Asked) =>
  changeSite(deps, user, { folderId, call: 'redo', request }, async (site) => {
    const { head } = await findShown(deps.versions, site);
    const number = head.redo?.at(-1);
    if (number === undefined) throw nothing('There is nothing to redo.');
    const change = await findChange(deps, folderId, number);
    return {
      ...(await step(deps, folderId, change)),
      instruction: `Redid: ${change.instruction}`,
      redo: (head.redo ?? []).slice(0, -1),
      ...renamed(site, change.renames ?? {}),
    };
  });

/** The change that a version shows. */
async function findChange(
  { versions }: RestoreDependencies,
  folderId: string,
  number: number,
): Promise<Version> {
  const found = await versions.findUpTo(folderId, number);
  const change = found && (await versions.findUpTo(folderId, changeShownBy(found)));
  if (!change) throw versionNotFound();
  return change;
}

/** Back or forth within a sitting is part of it. */
async function step({ files }: RestoreDependencies, folderId: string, { number, sitting }: Version) {
  return { ...(await showAgain(files, folderId, number)), sitting };
}

/** A site whose name came with a change takes the other one with it, unless it has been renamed since. */
const renamed = (site: Site, { from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from !== undefined && to !== undefined && site.name === from ? { name: to } : {};

const nothing = (message: string) => new AppError('VALIDATION_FAILED', message);

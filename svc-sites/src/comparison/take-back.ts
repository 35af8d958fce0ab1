import type { TakeBackRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { type EditSiteDependencies, editSite } from '../editing/edit-site.ts';
import { findOwnSite } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { compareStored } from './compare-versions.ts';
import type { FoundDifference } from './found-difference.ts';

export interface TakeBackOf extends TakeBackRequest {
  folderId: string;
  /** The version that made the differences. */
  number: number;
}

/**
 * Takes single differences of the version that a site shows back, as the next version; everything else stays as it is, byte by
 * byte.
 *
 * @throws AppError as `editSite` does; `VALIDATION_FAILED` for what cannot be taken back alone.
 */
export async function takeBack(
  deps: EditSiteDependencies,
  user: SignedInUser,
  { folderId, number, version, differences: ids }: TakeBackOf,
): Promise<Site> {
  await findOwnSite(deps.sites, user, folderId);
  if (number !== version) throw notShown();
  const parent = (await deps.versions.find(folderId, number))?.parent;
  if (parent === undefined) throw nothingBefore();
  const { differences } = await compareStored(deps, { folderId, from: parent, to: number });
  const edits = ids.flatMap((id) => editsOf(differences.find((difference) => difference.id === id)));
  return editSite(deps, user, folderId, {
    version,
    sitting: `take-back-${version}`,
    kind: 'edited',
    instruction: ids.length === 1 ? 'Took one change back' : `Took ${ids.length} changes back`,
    edits,
  });
}

function editsOf(difference: FoundDifference | undefined) {
  if (difference?.takeBack) return difference.takeBack;
  throw new AppError(
    'VALIDATION_FAILED',
    'This cannot be taken back alone. Undo the whole change, or change it by hand.',
    { fields: { differences: 'This cannot be taken back alone.' } },
  );
}

const notShown = () =>
  new AppError(
    'VALIDATION_FAILED',
    'Only what the current version has changed can be taken back alone. Restore it first, or change it by hand.',
  );

const nothingBefore = () =>
  new AppError('VALIDATION_FAILED', 'This is the first version: there is nothing to take back.');

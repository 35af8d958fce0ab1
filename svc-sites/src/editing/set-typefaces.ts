import type { SetTypefacesRequest } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import { changeTypefaces, NoTypeface, restoreTypefaces } from '@sitewright/site-engine';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site } from '../sites/site.ts';
import { changeSite } from '../versions/change-site.ts';
import type { VersionFile } from '../versions/version-file.ts';
import { demandRoom } from './apply-edits.ts';
import type { EditSiteDependencies } from './edit-site.ts';
import { inspectChange } from './inspect-change.ts';

/**
 * Sets a site in other typefaces as the next version, with their files and licences: nothing else changes by a byte.
 *
 * @throws AppError as `editSite` does; `VALIDATION_FAILED` for a name that is none of ours, and where the stylesheet says in no one
 * place what is to change.
 */
export const setTypefaces = (
  deps: EditSiteDependencies,
  user: SignedInUser,
  folderId: string,
  request: SetTypefacesRequest,
): Promise<Site> =>
  changeSite(deps, user, { folderId, call: 'typefaces', request }, async ({ version }) => {
    const stored = await deps.files.readTexts(folderId, version);
    if (!stored) throw siteNotFound();
    const made = request.likeVersion && (await deps.files.readTexts(folderId, request.likeVersion));
    if (request.likeVersion && !made) throw siteNotFound();
    const files = made
      ? restoreTypefaces<VersionFile>(stored.files, made.files)
      : withTypefaces(stored.files, request);
    if (isSame(stored.files, files)) return undefined;
    demandRoom(files);
    const report = await inspectChange(deps.engine, { stored, files, owner: user.id });
    return { kind: 'look', instruction: inWords(request), sitting: request.sitting, files, report };
  });

const inWords = ({ headings, text }: SetTypefacesRequest): string => {
  const names = [headings && `headings in ${headings}`, text && `text in ${text}`].filter(Boolean);
  return names.length > 0 ? `Set ${names.join(', ')}`.slice(0, 200) : 'Typefaces as they were made';
};

const contentOf = (file: VersionFile | undefined) =>
  file && 'content' in file ? file.content.toString() : file?.hash;

const isSame = (before: readonly VersionFile[], after: readonly VersionFile[]): boolean =>
  before.length === after.length &&
  before.every((file) => contentOf(file) === contentOf(after.find(({ path }) => path === file.path)));

function withTypefaces(files: readonly VersionFile[], wanted: SetTypefacesRequest): VersionFile[] {
  try {
    return changeTypefaces<VersionFile>(files, wanted);
  } catch (cause) {
    if (cause instanceof NoTypeface)
      throw refused(`This site does not say in one place what its ${cause.of} are set in.`, cause);
    if (cause instanceof RangeError)
      throw refused('There is no typeface of this name. Choose one of the list.', cause);
    throw cause;
  }
}

const refused = (message: string, cause: Error) =>
  new AppError('VALIDATION_FAILED', `${message}${cause instanceof NoTypeface ? ' Change it in Code.' : ''}`, {
    cause,
  });

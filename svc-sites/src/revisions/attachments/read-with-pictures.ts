import type { ReviseSiteRequest, Revision } from '@sitewright/contracts';
import type { SiteEngine } from '@sitewright/site-engine';
import { asAnswer } from '../../brief/as-answer.ts';
import { readPage } from '../../comparison/compared-page.ts';
import { applyEdits, demandRoom } from '../../editing/apply-edits.ts';
import {
  type AttachedPicture,
  filesOf,
  notShown,
  pagesOf,
  readAttachments,
  shownOf,
  withShown,
} from '../../pictures/attached/attached-pictures.ts';
import { textsOf, withFiles } from '../../pictures/picture-files.ts';
import type { PicturesRepository } from '../../pictures/pictures.repository.ts';
import type { FilesRepository } from '../../sites/files.repository.ts';
import { siteNotFound } from '../../sites/find-site.ts';
import type { Site } from '../../sites/site.ts';
import { asText } from '../../versions/as-text.ts';
import type { MakeVersion } from '../../versions/change-site.ts';
import { placeAttachments } from './place-attachments.ts';

export interface ReadWithPicturesDependencies {
  files: Pick<FilesRepository, 'readVersion'>;
  pictures: PicturesRepository;
  engine: Pick<SiteEngine, 'readPictureWishes' | 'inspect'>;
}

/** What words come to, and the version that they make. */
export interface ReadChange extends Pick<Revision, 'answer' | 'notUnderstood'> {
  next?: Awaited<ReturnType<MakeVersion>>;
  /** Pictures that it shows for the first time. */
  shown?: AttachedPicture[];
}

type ReadRequest<Dependencies> = (
  deps: Dependencies,
  site: Site,
  request: ReviseSiteRequest,
) => Promise<ReadChange>;

const neverStopped = new AbortController().signal;

/**
 * Reads a change that pictures may belong to: those are put where the instruction says, by the composer's hand; what it asks for
 * besides is read as any change.
 *
 * @throws AppError `NOT_FOUND` for a picture that is not there, and what `read` throws.
 */
export async function readWithPictures<Dependencies extends ReadWithPicturesDependencies>(
  deps: Dependencies,
  site: Site,
  request: ReviseSiteRequest,
  read: ReadRequest<Dependencies>,
): Promise<ReadChange> {
  const { folderId, version, ownerId } = site;
  const { attachments, instruction, target } = request;
  if (!attachments) return read(deps, site, request);
  const [attached, stored] = await Promise.all([
    readAttachments(deps.pictures, folderId, attachments),
    deps.files.readVersion(folderId, version),
  ]);
  if (!stored) throw siteNotFound();
  const options = { signal: neverStopped, owner: ownerId };
  const asked = {
    instruction,
    names: attached.map(({ picture }) => picture.name),
    parts: partNames(stored.files),
  };
  const { wishes, rest } = await asAnswer(deps.engine.readPictureWishes(asked, options));
  const said = rest === '' ? nothingElse : await read(deps, site, { ...request, instruction: rest });
  const files = [...(said.next?.files ?? stored.files)];
  const pages = pagesOf(files).toSorted(homeFirst);
  const styles = textsOf(files.filter(({ path }) => /\.css$/iu.test(path)));
  const placed = placeAttachments(wishes, {
    pages,
    styles: styles.map(({ text }) => text).join('\n'),
    attached,
    target,
  });
  const edited = applyEdits(withFiles(files, filesOf(attached)), placed.edits);
  const shownFiles = await withShown(deps.pictures, folderId, edited, attached);
  const shown = shownOf(attached, shownFiles);
  const told = [
    said.answer,
    ...placed.done,
    ...placed.refused,
    placed.refused.length > 0 ? undefined : notShown(attached, shown),
  ];
  const answer = { answer: told.filter(Boolean).join(' '), notUnderstood: said.notUnderstood };
  if (placed.edits.length === 0) return { ...answer, ...(said.next && { next: said.next }) };
  demandRoom(shownFiles);
  const paths = new Set(placed.edits.map(({ path }) => path));
  const report = await asAnswer(
    deps.engine.inspect(
      {
        files: shownFiles.filter(isRead).map(asText),
        before: stored.files.filter(({ path }) => paths.has(path)).map(asText),
        report: said.next?.report ?? stored.report,
      },
      options,
    ),
  );
  return {
    ...answer,
    shown,
    next: { kind: 'revised', instruction, ...said.next, files: shownFiles, report },
  };
}

const nothingElse: ReadChange = { notUnderstood: [] };

const isRead = <File extends object>(file: File): file is Exclude<File, { hash: string }> =>
  !('hash' in file);

const homeFirst = (one: { path: string }, other: { path: string }): number =>
  Number(other.path === 'index.html') - Number(one.path === 'index.html');

/** What the parts of all pages are called, the longest first: "Opening hours" is no "Hours". */
const partNames = (files: Parameters<typeof pagesOf>[0]): string[] => {
  const parts = pagesOf(files).flatMap(({ path, source }) => readPage(path, source).parts);
  const names = parts.flatMap(({ heading }) => heading ?? []).filter((name) => name !== '');
  return [...new Set(names)].toSorted((one, other) => other.length - one.length);
};

import type { UsedPicture, UsePictureRequest } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import { applyEdits, demandRoom } from '../editing/apply-edits.ts';
import type { EditSiteDependencies } from '../editing/edit-site.ts';
import { inspectChange } from '../editing/inspect-change.ts';
import { siteNotFound } from '../sites/find-site.ts';
import type { Site, StoredVersion } from '../sites/site.ts';
import { toSourceText } from '../sites/source-text.ts';
import { changeSite } from '../versions/change-site.ts';
import { viewHead } from '../versions/view-head.ts';
import type { Decoder } from './decoder/decoder.ts';
import { readFiles, textsOf, type WrittenSize, withFiles, withoutUnused } from './picture-files.ts';
import { pathOf } from './picture-paths.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import { placePicture } from './place-picture.ts';
import { findPicture } from './remove-picture.ts';
import { largestOf, type SitePicture } from './site-picture.ts';
import { demandSmall } from './upload-picture.ts';

export interface UsePictureDependencies extends EditSiteDependencies {
  pictures: PicturesRepository;
  decoder: Decoder;
}

interface Use {
  folderId: string;
  pictureId: string;
  request: UsePictureRequest;
}

/**
 * Shows a picture in the place of what stands at a place of a page, as the next version, with its files; those of pictures that no
 * page shows any more are left out. Nothing else changes by a byte.
 *
 * @throws AppError as `editSite` does; `NOT_FOUND`; `VALIDATION_FAILED` for a place without a picture; `UNAVAILABLE`.
 */
export async function usePicture(
  deps: UsePictureDependencies,
  user: SignedInUser,
  { folderId, pictureId, request }: Use,
): Promise<{ site: Site; used: UsedPicture }> {
  const { path, start, end, old, alt, decorative, crop, focus, sitting } = request;
  const words = decorative ? '' : alt;
  const change = { folderId, call: `use-picture/${pictureId}`, request };
  const site = await changeSite(deps, user, change, async ({ version }) => {
    const stored = await readSite(deps, folderId, version);
    const picture = await findPicture(deps.pictures, folderId, pictureId);
    const added = await writeFiles(deps, user, picture, crop);
    const placed = { files: added.map(({ file }) => file), alt: words, crop, focus };
    const { text } = placePicture(placed, placementOf(stored, request));
    const edited = applyEdits(stored.files, [{ path, start, end, old, new: text }]);
    const pictures = await deps.pictures.list(folderId);
    const files = withoutUnused(
      withFiles(
        edited,
        added.map(({ content, file }) => ({ path: file.path, content })),
      ),
      pictures,
    );
    demandRoom(files);
    const report = await inspectChange(deps.engine, { stored, files, owner: user.id });
    const instruction =
      old.trim() === '' ? `Added the picture “${picture.name}”` : `Replaced a picture by “${picture.name}”`;
    return { kind: 'edited', instruction, sitting, files, report };
  });
  await deps.pictures.markUsed(folderId, pictureId, words);
  const element = await findPlaced(deps, site, request);
  return { site, used: { ...(await viewHead(deps.versions, site)), element } };
}

async function readSite(
  deps: UsePictureDependencies,
  folderId: string,
  version: number,
): Promise<StoredVersion> {
  const stored = await deps.files.readTexts(folderId, version);
  if (stored) return stored;
  throw siteNotFound();
}

/** The files of a picture, or of a part of it, as they lie in a site: the smallest first. */
async function writeFiles(
  { pictures, decoder }: UsePictureDependencies,
  user: SignedInUser,
  picture: SitePicture,
  crop: UsePictureRequest['crop'],
): Promise<WrittenSize[]> {
  if (!crop) return readFiles(pictures, picture);
  const largest = largestOf(picture);
  const [bytes] = await pictures.read([largest]);
  if (!bytes) throw new Error(`The picture ${picture.id} is not stored.`);
  const type = largest.type === 'image/svg+xml' ? 'svg' : 'webp';
  const cropped = await decoder.decode(user.id, { do: 'picture', type, bytes, crop });
  demandSmall(cropped);
  return cropped.files.map(({ type: written, width, height, content }) => {
    const kind = written === 'image/svg+xml' ? written : 'image/webp';
    return { file: { path: pathOf(picture, { type: kind, width }, crop), width, height }, content };
  });
}

function placementOf({ files }: StoredVersion, { path, start, old }: UsePictureRequest) {
  const styles = textsOf(files)
    .filter((file) => /\.css$/i.test(file.path))
    .map(({ text }) => text);
  const page = textsOf(files).find((file) => file.path === path);
  return { old, page: path, before: page?.text.slice(0, start) ?? '', styles: styles.join('\n') };
}

/** Where the picture stands in the version that was made, also of a request that is repeated. */
async function findPlaced(
  { files }: UsePictureDependencies,
  { folderId, version }: Site,
  { path, start, old }: UsePictureRequest,
): Promise<UsedPicture['element']> {
  const content = await files.readFile(folderId, version, path);
  const source = (content && toSourceText({ path, content })) ?? '';
  const at = source.indexOf('<img ', start + leadingBlanks(old));
  const end = source.indexOf('>', at) + 1;
  return at < 0 ? { start, end: start } : { start: at, end };
}

const leadingBlanks = (old: string): number => (old.trim() === '' ? old.length : 0);

import { createHash } from 'node:crypto';
import { limits } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { Site } from '../sites/site.ts';
import type { StorageQuota } from '../storage/storage-quota.ts';
import type { Decoder } from './decoder/decoder.ts';
import type { DecodedPicture } from './decoder/decoder-protocol.ts';
import type { PicturesRepository } from './pictures.repository.ts';
import type { ReceivedPicture } from './receive-picture.ts';
import type { SitePicture } from './site-picture.ts';

export interface UploadDependencies {
  pictures: PicturesRepository;
  storage: StorageQuota;
  decoder: Decoder;
}

interface Upload extends ReceivedPicture {
  site: Pick<Site, 'folderId'>;
  /** What the file is called. */
  fileName: string;
}

const megabyte = 1024 * 1024;
/** A document of the database holds no more; only a picture that moves comes near it. */
const mostWrittenBytes = 8 * megabyte;

/**
 * Decodes a picture and stores what was written of it. The file that is there already is not looked at again. It counts before the
 * limits are asked, so that two that are stored at once cannot both take the last room.
 *
 * @throws AppError `VALIDATION_FAILED`, `STORAGE_FULL`, `UNAVAILABLE`.
 */
export async function uploadPicture(
  { pictures, storage, decoder }: UploadDependencies,
  user: SignedInUser,
  { site: { folderId }, bytes, type, fileName }: Upload,
): Promise<SitePicture> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await pictures.find(folderId, id);
  if (known) return known;
  await demandPlace(pictures, folderId);
  await storage.demandRoom(user.id, 0);
  const decoded = await decoder.decode(user.id, { do: 'picture', type, bytes });
  demandSmall(decoded);
  const name = nameOf(fileName);
  const picture = await pictures.insert({
    id,
    folderId,
    ownerId: user.id,
    name,
    kind: decoded.kind,
    decoded,
  });
  try {
    await demandPlace(pictures, folderId, 0);
    await storage.demandRoom(user.id, 0);
  } catch (error) {
    await pictures.remove(folderId, id);
    throw error;
  }
  return picture;
}

/** @param more pictures that are about to be stored */
async function demandPlace(pictures: PicturesRepository, folderId: string, more = 1): Promise<void> {
  const { count, bytes } = await pictures.measure(folderId);
  if (count + more > limits.siteMaxPictures) {
    throw new AppError(
      'VALIDATION_FAILED',
      `This site has as many pictures as a site may have (${limits.siteMaxPictures}). Remove some that it does not show.`,
    );
  }
  if (bytes > limits.sitePicturesMaxBytes) {
    throw new AppError(
      'VALIDATION_FAILED',
      `The pictures of this site would take more than ${limits.sitePicturesMaxBytes / megabyte} MB. Remove some that it does not show.`,
    );
  }
}

export function demandSmall({ files }: Pick<DecodedPicture, 'files'>): void {
  if (files.every(({ content }) => content.length <= mostWrittenBytes)) return;
  throw new AppError(
    'VALIDATION_FAILED',
    `This picture takes more than ${mostWrittenBytes / megabyte} MB on a page. Make it shorter or smaller, then choose it again.`,
  );
}

const mostNameLetters = 120;

/** Without folders, ending and what cannot be shown. */
export function nameOf(fileName: string): string {
  const name = fileName
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\.\w{1,5}$/, '');
  const shown = (name ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return shown.slice(0, mostNameLetters).toWellFormed() || 'Picture';
}

import { AppError } from '@sitewright/service-kit';
import type { SiteFile } from '@sitewright/site-engine';
import {
  type AttachedPicture,
  filesOf,
  readAttachments,
  withShown,
} from '../pictures/attached/attached-pictures.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { FilesRepository } from '../sites/files.repository.ts';
import type { Offer, RevisionsRepository } from './revisions.repository.ts';

export interface OfferDependencies {
  revisions: Pick<RevisionsRepository, 'findOffer'>;
  pictures: PicturesRepository;
}

export const noOffer = () =>
  new AppError('NOT_FOUND', 'This change is not offered any more. Ask for it again.');

/** @throws AppError `NOT_FOUND`. */
export async function findOffer(
  { revisions }: Pick<OfferDependencies, 'revisions'>,
  folderId: string,
  id: string,
): Promise<Offer> {
  const offer = await revisions.findOffer(folderId, id);
  if (!offer) throw noOffer();
  return offer;
}

/** The version that it can be taken over. */
export const placeOf = ({ revision }: Offer): number => revision.offeredFor ?? revision.seen;

/** A version as it would be with what is offered for it, and those of its files that would be other ones. */
export async function withOffer(
  { pictures }: Pick<OfferDependencies, 'pictures'>,
  folderId: string,
  stored: readonly SiteFile[],
  { offer, attached }: { offer: Offer; attached: readonly AttachedPicture[] },
) {
  const offered = new Set(offer.files.map(({ path }) => path));
  const isOffered = ({ path }: SiteFile) => offered.has(path);
  const kept = stored.filter((file) => !isOffered(file));
  const files = await withShown(pictures, folderId, [...kept, ...offer.files], attached);
  return { files, before: stored.filter(isOffered) };
}

/** A file of the site as it would be with what is offered. */
export type ReadOffered = (folderId: string, offer: string, path: string) => Promise<Buffer | undefined>;

/** @returns what reads files, which throws AppError `NOT_FOUND` for what is not offered any more */
export const createReadOffered =
  (deps: OfferDependencies, files: Pick<FilesRepository, 'readFile'>): ReadOffered =>
  async (folderId, id, path) => {
    const offer = await findOffer(deps, folderId, id);
    const own = offer.files.find((file) => file.path === path);
    if (own) return Buffer.from(own.content);
    const stored = await files.readFile(folderId, placeOf(offer), path);
    if (stored) return stored;
    const attached = filesOf(await readAttachments(deps.pictures, folderId, offer.attachments));
    const picture = attached.find((file) => file.path === path);
    return picture && Buffer.from(picture.content);
  };

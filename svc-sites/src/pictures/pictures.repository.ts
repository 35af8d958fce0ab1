import { Binary, ObjectId } from 'mongodb';
import type { SitePictureDocument } from '../db/collections.ts';
import { schema } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import { blobHash } from '../storage/blob-hash.ts';
import { createBlobsRepository, untouchedMs } from '../storage/blobs.repository.ts';
import type { Stores } from '../storage/contents.ts';
import type { DecodedPicture } from './decoder/decoder-protocol.ts';
import type { PictureRole, SitePicture, SitePictureFile } from './site-picture.ts';

export interface NewPicture extends Omit<SitePicture, 'files' | 'bytes' | 'thumbnail' | 'createdAt'> {
  decoded: DecodedPicture;
}

/** The pictures uploaded to sites. */
export interface PicturesRepository {
  /** Stores its files, then the picture; the one that is there already stays. */
  insert(picture: NewPicture): Promise<SitePicture>;
  find(folderId: string, id: string): Promise<SitePicture | undefined>;
  /** Newest first. */
  list(folderId: string): Promise<SitePicture[]>;
  /** How many there are in a site, and how many bytes they take. */
  measure(folderId: string): Promise<{ count: number; bytes: number }>;
  /** The contents of files, in their order. */
  read(files: readonly Pick<SitePictureFile, 'hash'>[]): Promise<Buffer[]>;
  /** A version holds its files from now on. */
  markUsed(folderId: string, id: string, alt: string): Promise<void>;
  remove(folderId: string, id: string): Promise<void>;
  /** Those of a site, for a site whose versions hold the same files. */
  copy(from: string, to: string): Promise<void>;
  /** A copy of some of a folder's pictures for another one, where no version holds them yet; each with what it is there. */
  take(from: string, to: string, roles: ReadonlyMap<string, PictureRole | undefined>): Promise<void>;
  /** Removes some that no version came to hold, and were uploaded before this moment. Returns how many there were. */
  removeUnused(uploadedBefore: Date, limit: number): Promise<number>;
}

export function createPicturesRepository(
  collections: Pick<Stores, 'sitePictures' | 'siteBlobs' | 'contents'>,
): PicturesRepository {
  const { sitePictures, siteBlobs } = collections;
  const blobs = createBlobsRepository(collections);

  const find: PicturesRepository['find'] = async (folderId, pictureId) => {
    const found = await sitePictures.findOne({ folderId, pictureId });
    return found ? toPicture(found) : undefined;
  };

  const removeDocument = async ({ folderId, pictureId, files }: SitePictureDocument, isUnused?: true) => {
    const filter = { folderId, pictureId, ...(isUnused && { usedAt: { $exists: false } }) };
    const { deletedCount } = await sitePictures.deleteOne(filter);
    // The collector looks at its blobs sooner than it would have.
    const checkAt = new Date(Date.now() + untouchedMs);
    await siteBlobs.updateMany({ _id: { $in: files.map(({ hash }) => hash) } }, { $min: { checkAt } });
    return deletedCount;
  };

  const store = (pictures: SitePictureDocument[]) =>
    sitePictures.insertMany(pictures.map((picture) => ({ ...picture, schema: schema.writes })));

  return {
    async insert({ id, folderId, ownerId, name, kind, alt, decoded }) {
      const files = decoded.files.map(({ content, type, width, height }) => {
        if (type === 'image/png') throw new Error('A picture of a site is WebP or SVG.');
        return { hash: blobHash(content), type, width, height, bytes: content.length, content };
      });
      await blobs.put(unique(files));
      const document: SitePictureDocument = {
        folderId,
        pictureId: id,
        ownerId: new ObjectId(ownerId),
        name,
        kind,
        files: files.map(({ content: _content, ...file }) => file),
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        thumbnail: new Binary(decoded.thumbnail),
        ...(alt === undefined ? {} : { alt }),
        createdAt: new Date(),
      };
      const isStored = await unlessTaken(() => store([document]));
      return (isStored ? undefined : await find(folderId, id)) ?? toPicture(document);
    },

    find,

    async list(folderId) {
      const found = await sitePictures.find({ folderId }).sort({ createdAt: -1, pictureId: 1 }).toArray();
      return found.map(toPicture);
    },

    async measure(folderId) {
      const found = await sitePictures.find({ folderId }, { projection: { bytes: 1 } }).toArray();
      return { count: found.length, bytes: found.reduce((sum, { bytes }) => sum + bytes, 0) };
    },

    async read(files) {
      const contents = await blobs.read(files.map(({ hash }) => hash));
      return files.flatMap(({ hash }) => contents.get(hash) ?? []);
    },

    async markUsed(folderId, pictureId, alt) {
      await sitePictures.updateOne({ folderId, pictureId }, { $set: { usedAt: new Date(), alt } });
    },

    async remove(folderId, pictureId) {
      const found = await sitePictures.findOne({ folderId, pictureId });
      if (found) await removeDocument(found);
    },

    async copy(from, to) {
      const used = await sitePictures.find({ folderId: from, usedAt: { $exists: true } }).toArray();
      if (used.length === 0) return;
      await store(used.map(({ _id, ...picture }) => ({ ...picture, folderId: to })));
    },

    async take(from, to, roles) {
      const found = await sitePictures
        .find({ folderId: from, pictureId: { $in: [...roles.keys()] } })
        .toArray();
      if (found.length === 0) return;
      const createdAt = new Date();
      await store(
        found.map(({ _id, usedAt: _usedAt, ...picture }) => {
          const role = roles.get(picture.pictureId);
          return { ...picture, ...(role && { role }), folderId: to, createdAt };
        }),
      );
    },

    async removeUnused(uploadedBefore, limit) {
      const found = await sitePictures
        .find({ createdAt: { $lt: uploadedBefore }, usedAt: { $exists: false } })
        .limit(limit)
        .toArray();
      let count = 0;
      for (const picture of found) count += await removeDocument(picture, true);
      return count;
    },
  };
}

const unique = <Blob extends { hash: string }>(blobs: Blob[]): Blob[] => [
  ...new Map(blobs.map((blob) => [blob.hash, blob])).values(),
];

const toPicture = ({ pictureId, ownerId, thumbnail, ...stored }: SitePictureDocument): SitePicture => ({
  id: pictureId,
  folderId: stored.folderId,
  ownerId: ownerId.toHexString(),
  name: stored.name,
  kind: stored.kind,
  files: stored.files,
  bytes: stored.bytes,
  thumbnail: thumbnail.value(),
  ...(stored.alt === undefined ? {} : { alt: stored.alt }),
  ...(stored.role && { role: stored.role }),
  createdAt: stored.createdAt,
});

import { type AnyBulkWriteOperation, Binary } from 'mongodb';
import type { Collections, SiteBlobDocument } from '../db/collections.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import { packAgainst, unpackWith } from './pack-blob.ts';

export interface NewBlob {
  hash: string;
  content: Uint8Array;
  /** A blob that is probably much alike: it has to be one that a site holds. */
  alike?: string | undefined;
}

/** Contents by their hash. A blob never changes. */
export interface BlobsRepository {
  /**
   * Sees to it that they are stored, and that the collector leaves them alone for the most part of a day: until then whoever
   * holds them is to be stored.
   */
  put(blobs: NewBlob[]): Promise<void>;
  /** How many bytes each takes as it is stored. @throws Error when one is missing. */
  measure(hashes: string[]): Promise<Map<string, number>>;
  /** @throws Error when one is missing. */
  read(hashes: string[]): Promise<Map<string, Buffer>>;
}

const hourMs = 60 * 60 * 1000;
/** So long nobody looks whether a blob that was touched is held. */
export const untouchedMs = 24 * hourMs;
/** One that was touched a moment ago is not written again: its content would be, too. */
const freshMs = hourMs;

type Content = Pick<SiteBlobDocument, 'content' | 'bytes' | 'storedBytes' | 'base'>;

export function createBlobsRepository({ siteBlobs }: Pick<Collections, 'siteBlobs'>): BlobsRepository {
  const load = async (hashes: string[]) =>
    hashes.length > 0 ? siteBlobs.find({ _id: { $in: hashes } }).toArray() : [];

  /** By the hash of a blob, the one that blobs like it are packed against. */
  const findBases = async (alike: string[]) => {
    if (alike.length === 0) return () => undefined;
    const found = await siteBlobs.find({ _id: { $in: alike } }, { projection: { base: 1 } }).toArray();
    const rootOf = new Map(found.map(({ _id, base = _id }) => [_id, base]));
    const roots = new Map((await load([...new Set(rootOf.values())])).map((blob) => [blob._id, blob]));
    return (hash: string) => roots.get(rootOf.get(hash) ?? '');
  };

  const pack = async (blobs: NewBlob[]): Promise<Map<string, Content>> => {
    const baseOf = await findBases(blobs.flatMap(({ alike }) => alike ?? []));
    const packed = blobs.map(async ({ hash, content, alike = '' }): Promise<[string, Content]> => {
      const base = baseOf(alike);
      const delta = base && (await packAgainst(base.content.value(), content));
      return [hash, delta ? { ...whole(delta), bytes: content.length, base: base._id } : whole(content)];
    });
    return new Map(await Promise.all(packed));
  };

  const touch = (hash: string, content: Content): AnyBulkWriteOperation<SiteBlobDocument> => {
    const touchedAt = new Date();
    const checkAt = new Date(touchedAt.getTime() + untouchedMs);
    const update = { $set: { touchedAt, checkAt }, $setOnInsert: content };
    return { updateOne: { filter: { _id: hash }, update, upsert: true } };
  };

  return {
    async put(blobs) {
      const hashes = blobs.map(({ hash }) => hash);
      const known = await siteBlobs
        .find({ _id: { $in: hashes } }, { projection: { touchedAt: 1 } })
        .toArray();
      const touchedAt = new Map(known.map((blob) => [blob._id, blob.touchedAt.getTime()]));
      const isFresh = ({ hash }: NewBlob) => (touchedAt.get(hash) ?? 0) > Date.now() - freshMs;
      const packed = await pack(blobs.filter(({ hash }) => !touchedAt.has(hash)));
      const writes = blobs
        .filter((blob) => !isFresh(blob))
        // One that is known may be collected at this moment, and is stored anew then.
        .map(({ hash, content }) => touch(hash, packed.get(hash) ?? whole(content)));
      if (writes.length === 0) return;
      const write = () => siteBlobs.bulkWrite(writes, { ordered: false });
      // Somebody else stored one of them at the same moment: it is there the second time.
      if (!(await unlessTaken(write))) await write();
    },

    async measure(hashes) {
      if (hashes.length === 0) return new Map();
      const found = await siteBlobs
        .find({ _id: { $in: hashes } }, { projection: { storedBytes: 1 } })
        .toArray();
      return complete(new Map(found.map(({ _id, storedBytes }) => [_id, storedBytes])), hashes);
    },

    async read(hashes) {
      const wanted = await load(hashes);
      const bases = new Set(wanted.flatMap(({ base }) => base ?? []));
      const loaded = new Map(wanted.map((blob) => [blob._id, blob]));
      for (const blob of await load([...bases].filter((base) => !loaded.has(base))))
        loaded.set(blob._id, blob);
      const unpacked = wanted.map(async ({ _id, content, bytes, base }): Promise<[string, Buffer]> => {
        const dictionary = base && loaded.get(base)?.content.value();
        if (!base) return [_id, Buffer.from(content.value())];
        if (!dictionary) throw missing(base);
        return [_id, await unpackWith(dictionary, content.value(), bytes)];
      });
      return complete(new Map(await Promise.all(unpacked)), hashes);
    },
  };
}

const whole = (content: Uint8Array): Content => ({
  content: new Binary(content),
  bytes: content.length,
  storedBytes: content.length,
});

const missing = (hash: string) => new Error(`The content ${hash} is not stored.`);

function complete<Value>(found: Map<string, Value>, hashes: string[]): Map<string, Value> {
  for (const hash of hashes) if (!found.has(hash)) throw missing(hash);
  return found;
}

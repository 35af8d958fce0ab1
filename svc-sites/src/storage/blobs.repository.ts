import type { AnyBulkWriteOperation } from 'mongodb';
import pMap from 'p-map';
import type { SiteBlobDocument } from '../db/collections.ts';
import { schema } from '../db/schema.ts';
import { unlessTaken } from '../db/unless-taken.ts';
import { blobHash } from './blob-hash.ts';
import type { Place, Stores } from './contents.ts';
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
  /** @throws Error when one is missing, AppError `UNAVAILABLE` while what has it is away. */
  read(hashes: string[]): Promise<Map<string, Buffer>>;
}

const hourMs = 60 * 60 * 1000;
/** So long nobody looks whether a blob that was touched is held. */
export const untouchedMs = 24 * hourMs;
/** One that was touched a moment ago is not written again. */
const freshMs = hourMs;
const readsAtOnce = 16;

/** As it is, or by what differs from its base. */
interface Packed {
  bytes: Uint8Array;
  base?: string;
}

export function createBlobsRepository({
  siteBlobs,
  contents,
}: Pick<Stores, 'siteBlobs' | 'contents'>): BlobsRepository {
  const load = async (hashes: string[]) =>
    hashes.length > 0 ? siteBlobs.find({ _id: { $in: hashes } }).toArray() : [];

  const readStored = async ({ _id, base, ...place }: SiteBlobDocument): Promise<[string, Buffer]> => {
    const content = await contents.read(place);
    if (!content) throw missing(_id);
    // Of an object nobody but its store says that it is the one that was put there; what is packed has a checksum.
    const isChecked = place.object === undefined || base !== undefined || blobHash(content) === _id;
    if (!isChecked) throw new Error(`The content ${_id} is damaged.`);
    return [_id, content];
  };

  /** The contents as they are stored. */
  const readAll = async (blobs: SiteBlobDocument[]) =>
    new Map(await pMap(blobs, readStored, { concurrency: readsAtOnce }));

  /** By the hash of a blob, the one that blobs like it are packed against. */
  const findBases = async (alike: string[]) => {
    if (alike.length === 0) return () => undefined;
    const found = await siteBlobs.find({ _id: { $in: alike } }, { projection: { base: 1 } }).toArray();
    const rootOf = new Map(found.map(({ _id, base = _id }) => [_id, base]));
    const roots = await readAll(await load([...new Set(rootOf.values())]));
    return (hash: string) => {
      const base = rootOf.get(hash) ?? '';
      const content = roots.get(base);
      return content && { base, content };
    };
  };

  const pack = async (blobs: NewBlob[]): Promise<Map<string, Packed>> => {
    const baseOf = await findBases(blobs.flatMap(({ alike }) => alike ?? []));
    const packed = blobs.map(async ({ hash, content, alike = '' }): Promise<[string, Packed]> => {
      const found = baseOf(alike);
      const delta = found && (await packAgainst(found.content, content));
      return [hash, delta ? { bytes: delta, base: found.base } : { bytes: content }];
    });
    return new Map(await Promise.all(packed));
  };

  const findTouched = (hashes: string[]) =>
    siteBlobs.find({ _id: { $in: hashes } }, { projection: { touchedAt: 1 } }).toArray();

  /** Those that are stored; the collector leaves them alone from now on. */
  const touch = async (hashes: string[]): Promise<Set<string>> => {
    const found = await findTouched(hashes);
    const stale = found.filter(({ touchedAt }) => touchedAt.getTime() <= Date.now() - freshMs);
    if (stale.length === 0) return toHashes(found);
    await siteBlobs.updateMany({ _id: { $in: stale.map(({ _id }) => _id) } }, { $set: touchedNow() });
    // One that was collected at this moment is not there any more.
    return toHashes(await findTouched(hashes));
  };

  const insert = ({ hash, content }: NewBlob, { bytes, base }: Packed, place: Place) => ({
    updateOne: {
      filter: { _id: hash },
      update: {
        $set: touchedNow(),
        $setOnInsert: {
          schema: schema.writes,
          ...place,
          bytes: content.length,
          storedBytes: bytes.length,
          ...(base && { base }),
        },
      },
      upsert: true,
    },
  });

  return {
    async put(blobs) {
      const there = await touch(blobs.map(({ hash }) => hash));
      const added = blobs.filter(({ hash }) => !there.has(hash));
      if (added.length === 0) return;
      const packed = await pack(added);
      const places = await contents.keep(new Map([...packed].map(([hash, { bytes }]) => [hash, bytes])));
      const writes = added.flatMap((blob): AnyBulkWriteOperation<SiteBlobDocument>[] => {
        const [content, place] = [packed.get(blob.hash), places.get(blob.hash)];
        return content && place ? [insert(blob, content, place)] : [];
      });
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
      const known = toHashes(wanted);
      const bases = new Set(wanted.flatMap(({ base }) => base ?? []));
      const stored = await readAll([
        ...wanted,
        ...(await load([...bases].filter((base) => !known.has(base)))),
      ]);
      const unpacked = wanted.map(async ({ _id, base, bytes }): Promise<[string, Buffer]> => {
        const content = getFrom(stored, _id);
        return [_id, base === undefined ? content : await unpackWith(getFrom(stored, base), content, bytes)];
      });
      return complete(new Map(await Promise.all(unpacked)), hashes);
    },
  };
}

function touchedNow(): Pick<SiteBlobDocument, 'touchedAt' | 'checkAt'> {
  const touchedAt = new Date();
  return { touchedAt, checkAt: new Date(touchedAt.getTime() + untouchedMs) };
}

const toHashes = (blobs: Pick<SiteBlobDocument, '_id'>[]) => new Set(blobs.map(({ _id }) => _id));

function getFrom(stored: Map<string, Buffer>, hash: string): Buffer {
  const content = stored.get(hash);
  if (!content) throw missing(hash);
  return content;
}

const missing = (hash: string) => new Error(`The content ${hash} is not stored.`);

function complete<Value>(found: Map<string, Value>, hashes: string[]): Map<string, Value> {
  for (const hash of hashes) if (!found.has(hash)) throw missing(hash);
  return found;
}

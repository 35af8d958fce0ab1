import type { Db } from 'mongodb';
import type { StoredBytes } from './figures.ts';

/** Bytes of all documents by collection, as they go over the wire: what a database makes of them on its disk is its own affair. */
export async function storedBytes(db: Db): Promise<StoredBytes> {
  const bytes: StoredBytes = {};
  for (const { collectionName } of await db.collections()) {
    bytes[collectionName] = 0;
    for await (const document of db.collection(collectionName).find({}, { raw: true }))
      bytes[collectionName] += (document as unknown as Uint8Array).byteLength;
  }
  return bytes;
}

/** What has come since; nothing of collections that did not grow. */
export const grownSince = (before: StoredBytes, now: StoredBytes): StoredBytes =>
  Object.fromEntries(
    Object.entries(now)
      .map(([name, bytes]) => [name, bytes - (before[name] ?? 0)] as const)
      .filter(([, bytes]) => bytes > 0),
  );

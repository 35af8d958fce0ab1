import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { Binary, ObjectId } from 'mongodb';
import type { SiteVersionDocument } from '../../db/collections.ts';
import { schema } from '../../db/schema.ts';
import { createBlobsRepository } from '../../storage/blobs.repository.ts';
import type { Stores } from '../../storage/contents.ts';
import { inWordList, wordListOf } from './text-words.ts';
import { visibleTextOf } from './visible-text.ts';

const pack = promisify(zstdCompress);
const unpack = promisify(zstdDecompress);

/** A site whose text is not kept as it is now. */
export interface StaleSite {
  folderId: string;
  ownerId: string;
  version: number;
}

/** What the pages of sites say. */
export interface SiteTextsRepository {
  /** Some of a person's sites that have changed since their text was kept, or are new, the last changed first. */
  findStale(ownerId: string, most: number): Promise<StaleSite[]>;
  /** Some such sites of anybody. */
  findUnkept(most: number): Promise<StaleSite[]>;
  /** Keeps what a site says in this version, unless it has changed by now. */
  keep(site: StaleSite): Promise<void>;
  /** The sites of a person that have all of these words, by their folderIds. */
  search(ownerId: string, words: readonly string[], most: number): Promise<string[]>;
  /** By folderId. */
  read(folderIds: readonly string[]): Promise<Map<string, string>>;
}

/** Pages that are looked at: what is further down is rarely what a site is known by. */
const mostPages = 40;
const mostTextBytes = 200_000;

const isPage = ({ path }: { path: string }): boolean => /\.html?$/i.test(path);

/** The start page first, and pages of the root before those of folders. */
const rank = (path: string): string => `${path === 'index.html' ? 0 : 1}${path.split('/').length}${path}`;

const projection = { folderId: 1, ownerId: 1, version: 1 };

/** `textOf` is missing, said so that an index answers on every server; `$exists` has none. */
const isUnkept = { textOf: { $in: [null as unknown as number] }, deletedAt: { $exists: false } };

export function createSiteTextsRepository({
  sites,
  siteVersions,
  siteBlobs,
  siteTexts,
  contents,
}: Pick<Stores, 'sites' | 'siteVersions' | 'siteBlobs' | 'siteTexts' | 'contents'>): SiteTextsRepository {
  const blobs = createBlobsRepository({ siteBlobs, contents });

  const textOf = async ({ folderId, version }: StaleSite): Promise<string> => {
    const stored = await siteVersions.findOne({ folderId, version }, { projection: { files: 1 } });
    const pages = (stored?.files ?? [])
      .filter(isPage)
      .toSorted((one, other) => (rank(one.path) < rank(other.path) ? -1 : 1))
      .slice(0, mostPages);
    const read = await blobs.read(pages.flatMap(({ hash }) => hash ?? []));
    return visibleTextOf(pages.map((page) => contentOf(page, read).toString()));
  };

  return {
    async findStale(ownerId, most) {
      const stale = { ownerId: new ObjectId(ownerId), ...isUnkept };
      return (await sites.find(stale, { projection }).sort({ updatedAt: -1 }).limit(most).toArray()).map(
        toStale,
      );
    },

    async findUnkept(most) {
      return (await sites.find(isUnkept, { projection }).limit(most).toArray()).map(toStale);
    },

    async keep(site) {
      const { folderId, version } = site;
      const text = await textOf(site);
      const kept = {
        schema: schema.writes,
        ownerId: new ObjectId(site.ownerId),
        version,
        words: wordListOf(text),
        text: new Binary(await pack(text)),
      };
      await siteTexts.updateOne({ _id: folderId }, { $set: kept }, { upsert: true });
      const { matchedCount } = await sites.updateOne({ folderId, version }, { $set: { textOf: version } });
      // It has changed, or is gone for good: nothing stays of what nobody would purge.
      if (matchedCount === 0) await siteTexts.deleteOne({ _id: folderId, version });
    },

    async search(ownerId, words, most) {
      if (words.length === 0) return [];
      const found = await siteTexts
        .find(
          { ownerId: new ObjectId(ownerId), $and: words.map((word) => ({ words: inWordList(word) })) },
          { projection: { _id: 1 } },
        )
        .limit(most)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    async read(folderIds) {
      const found = await siteTexts
        .find({ _id: { $in: [...folderIds] } }, { projection: { text: 1 } })
        .toArray();
      const unpacked = found.map(async ({ _id, text }): Promise<[string, string]> => {
        const bytes = await unpack(text.value(), { maxOutputLength: mostTextBytes });
        return [_id, bytes.toString()];
      });
      return new Map(await Promise.all(unpacked));
    },
  };
}

const toStale = ({
  folderId,
  ownerId,
  version,
}: {
  folderId: string;
  ownerId: ObjectId;
  version: number;
}): StaleSite => ({
  folderId,
  ownerId: ownerId.toHexString(),
  version,
});

function contentOf(
  file: SiteVersionDocument['files'][number],
  contents: ReadonlyMap<string, Buffer>,
): Buffer {
  if (file.hash !== undefined) return contents.get(file.hash) ?? Buffer.alloc(0);
  return Buffer.from(file.content.value());
}

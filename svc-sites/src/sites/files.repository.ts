import type { SiteFile } from '@sitewright/site-engine';
import type { Binary } from 'mongodb';
import type { Collections } from '../db/collections.ts';

/** The files of sites as they are served to anybody who holds the unguessable id. */
export interface FilesRepository {
  /** The version that is served now; undefined when there is no such site. */
  currentVersion(folderId: string): Promise<number | undefined>;
  /** One file's bytes, without reading the others over the network. */
  readFile(folderId: string, version: number, path: string): Promise<Buffer | undefined>;
  readAll(folderId: string, version: number): Promise<SiteFile[]>;
}

export function createFilesRepository({ sites, siteVersions }: Collections): FilesRepository {
  return {
    async currentVersion(folderId) {
      const filter = { folderId, deletedAt: { $exists: false } };
      const site = await sites.findOne(filter, { projection: { version: 1 } });
      return site?.version;
    },

    async readFile(folderId, version, path) {
      const [file] = await siteVersions
        .aggregate<{ content: Binary }>([
          { $match: { folderId, version } },
          { $unwind: '$files' },
          { $match: { 'files.path': path } },
          { $project: { _id: 0, content: '$files.content' } },
        ])
        .toArray();
      return file && toBuffer(file.content);
    },

    async readAll(folderId, version) {
      const stored = await siteVersions.findOne({ folderId, version }, { projection: { files: 1 } });
      return (stored?.files ?? []).map(({ path, content }) => ({ path, content: toBuffer(content) }));
    },
  };
}

const toBuffer = (binary: Binary) => Buffer.from(binary.value());

import { type Brief, qualityReportSchema } from '@sitewright/contracts';
import type { Binary } from 'mongodb';
import type { Collections, SiteVersionDocument } from '../db/collections.ts';
import { findBrief } from '../db/find-brief.ts';
import type { SiteVersion, VersionSummary } from './site.ts';

/** The files of sites. A stored version never changes. */
export interface FilesRepository {
  /** The version that anybody who holds the unguessable id is served; undefined when there is no such site. */
  currentVersion(folderId: string): Promise<number | undefined>;
  /** One file's bytes, without reading the others over the network. */
  readFile(folderId: string, version: number, path: string): Promise<Buffer | undefined>;
  /** What there is to tell of a version without the contents of its files. */
  summarise(folderId: string, version: number): Promise<VersionSummary | undefined>;
  readVersion(folderId: string, version: number): Promise<SiteVersion | undefined>;
}

export function createFilesRepository({ sites, siteVersions }: Collections): FilesRepository {
  const ofFiles = <Document extends object>(folderId: string, version: number, ...stages: object[]) =>
    siteVersions
      .aggregate<Document>([{ $match: { folderId, version } }, { $unwind: '$files' }, ...stages])
      .toArray();

  return {
    async currentVersion(folderId) {
      const filter = { folderId, deletedAt: { $exists: false } };
      const site = await sites.findOne(filter, { projection: { version: 1 } });
      return site?.version;
    },

    async readFile(folderId, version, path) {
      const [file] = await ofFiles<{ content: Binary }>(
        folderId,
        version,
        { $match: { 'files.path': path } },
        { $project: { _id: 0, content: '$files.content' } },
      );
      return file && toBuffer(file.content);
    },

    async summarise(folderId, version) {
      const measured = { _id: 0, path: '$files.path', bytes: { $binarySize: '$files.content' } };
      const [stored, files] = await Promise.all([
        siteVersions.findOne({ folderId, version }, { projection: { engine: 1, seed: 1, report: 1 } }),
        ofFiles<VersionSummary['files'][number]>(folderId, version, { $project: measured }),
      ]);
      return stored ? { ...toFacts(stored), files } : undefined;
    },

    async readVersion(folderId, version) {
      const stored = await siteVersions.findOne({ folderId, version });
      return stored ? toVersion(stored, await findBrief({ siteVersions }, stored)) : undefined;
    },
  };
}

/** Reports of earlier releases lack what is told today. */
const toFacts = ({ engine, seed, report }: Pick<SiteVersionDocument, 'engine' | 'seed' | 'report'>) => ({
  engine,
  ...(seed === undefined ? {} : { seed }),
  report: qualityReportSchema.parse(report),
});

function toVersion({ files, ...version }: SiteVersionDocument, brief: Brief | undefined): SiteVersion {
  return {
    files: files.map(({ path, content }) => ({ path, content: toBuffer(content) })),
    ...toFacts(version),
    ...(brief && { brief }),
  };
}

const toBuffer = (binary: Binary) => Buffer.from(binary.value());

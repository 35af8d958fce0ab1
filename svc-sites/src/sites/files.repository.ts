import { type QualityReport, qualityReportSchema } from '@sitewright/contracts';
import type { SiteFile, SiteSource, StyleSource } from '@sitewright/site-engine';
import type { Binary, Document } from 'mongodb';
import type { SiteVersionDocument, VersionFileDocument } from '../db/collections.ts';
import { findBrief } from '../db/find-brief.ts';
import { unpackSource } from '../db/packed-source.ts';
import { findStyles } from '../db/packed-styles.ts';
import { createBlobsRepository } from '../storage/blobs.repository.ts';
import type { Stores } from '../storage/contents.ts';
import { isStoredFile, type VersionFile } from '../versions/version-file.ts';
import { isTextPath } from './is-text.ts';
import type { SiteVersion, StoredVersion, VersionSummary } from './site.ts';

/** What a model wrote a version as. */
export interface WrittenVersion extends SiteSource {
  version: number;
}

/** The files of sites. A stored version never changes. */
export interface FilesRepository {
  /** The version that anybody who holds the unguessable id is served; undefined when there is no such site. */
  currentVersion(folderId: string): Promise<number | undefined>;
  /** One file's bytes, without reading the others over the network. */
  readFile(folderId: string, version: number, path: string): Promise<Buffer | undefined>;
  /** What there is to tell of a version without the contents of its files. */
  summarise(folderId: string, version: number): Promise<VersionSummary | undefined>;
  /** What a model wrote last of what a version was made of: others may have changed it since. */
  readSource(folderId: string, version: number): Promise<WrittenVersion | undefined>;
  /** What the style sheets of a version are built from, where that is kept. */
  readStyles(folderId: string, version: number): Promise<StyleSource | undefined>;
  readVersion(folderId: string, version: number): Promise<SiteVersion | undefined>;
  /** The same, of which only texts are read: pictures and fonts can be stored again as they are. */
  readTexts(folderId: string, version: number): Promise<StoredVersion | undefined>;
  /** The same without reading what can be stored again without being read. */
  findVersion(folderId: string, version: number): Promise<StoredVersion | undefined>;
}

export function createFilesRepository(
  collections: Pick<Stores, 'sites' | 'siteVersions' | 'siteBlobs' | 'contents'>,
): FilesRepository {
  const { sites, siteVersions } = collections;
  const blobs = createBlobsRepository(collections);

  const readBlob = async (hash: string) => (await blobs.read([hash])).get(hash);

  const readReport = async ({ report, reportHash }: Reported): Promise<QualityReport> => {
    const stored = reportHash ? JSON.parse(String(await readBlob(reportHash))) : report;
    // Reports of earlier releases lack what is told today.
    return qualityReportSchema.parse(stored);
  };

  const toFacts = async (stored: Reported & Pick<SiteVersionDocument, 'engine' | 'seed'>) => ({
    engine: stored.engine,
    ...(stored.seed === undefined ? {} : { seed: stored.seed }),
    report: await readReport(stored),
  });

  const findVersion = async (folderId: string, version: number): Promise<StoredVersion | undefined> => {
    const stored = await siteVersions.findOne(
      { folderId, version },
      { projection: { source: 0, styles: 0 } },
    );
    if (!stored) return undefined;
    const [facts, brief] = await Promise.all([toFacts(stored), findBrief({ siteVersions }, stored)]);
    return { files: stored.files.map(toVersionFile), ...facts, ...(brief && { brief }) };
  };

  /** A version that shows an earlier one again goes on from that. The answer of a change holds blocks, no site. */
  const findWritten = <Projected extends Document>(
    folderId: string,
    { version, restores = version }: Pick<SiteVersionDocument, 'version' | 'restores'>,
    projection: Projected,
  ) =>
    siteVersions.findOne(
      { folderId, version: { $lte: restores }, source: { $exists: true }, kind: { $ne: 'revised' } },
      { sort: { version: -1 }, projection },
    );

  const hasSource = async (
    folderId: string,
    stored: Pick<SiteVersionDocument, 'version' | 'restores' | 'engine'>,
  ) => stored.engine === 'openai' && (await findWritten(folderId, stored, { _id: 1 })) !== null;

  const readAll = async (files: VersionFile[]): Promise<SiteFile[]> => {
    const contents = await blobs.read(files.flatMap((file) => (isStoredFile(file) ? file.hash : [])));
    const read = (file: VersionFile) => (isStoredFile(file) ? contents.get(file.hash) : file.content) ?? '';
    return files.map((file) => ({ path: file.path, content: read(file) }));
  };

  return {
    async currentVersion(folderId) {
      const filter = { folderId, deletedAt: { $exists: false } };
      const site = await sites.findOne(filter, { projection: { version: 1 } });
      return site?.version;
    },

    async readFile(folderId, version, path) {
      const [found] = await siteVersions
        .aggregate<{ file: VersionFileDocument }>([
          { $match: { folderId, version } },
          { $unwind: '$files' },
          { $match: { 'files.path': path } },
          { $project: { _id: 0, file: '$files' } },
        ])
        .toArray();
      if (!found) return undefined;
      const { hash, content } = found.file;
      return hash === undefined ? toBuffer(content) : readBlob(hash);
    },

    async summarise(folderId, version) {
      const bytes = { $ifNull: ['$files.bytes', { $binarySize: '$files.content' }] };
      const [stored, files] = await Promise.all([
        siteVersions.findOne(
          { folderId, version },
          {
            projection: {
              version: 1,
              restores: 1,
              engine: 1,
              seed: 1,
              report: 1,
              reportHash: 1,
            },
          },
        ),
        siteVersions
          .aggregate<VersionSummary['files'][number]>([
            { $match: { folderId, version } },
            { $unwind: '$files' },
            { $project: { _id: 0, path: '$files.path', bytes } },
          ])
          .toArray(),
      ]);
      return stored
        ? { ...(await toFacts(stored)), files, hasSource: await hasSource(folderId, stored) }
        : undefined;
    },

    async readSource(folderId, version) {
      const stored = await siteVersions.findOne(
        { folderId, version },
        { projection: { version: 1, restores: 1 } },
      );
      const written = stored && (await findWritten(folderId, stored, { version: 1, source: 1 }));
      if (!written?.source) return undefined;
      return { version: written.version, ...(await unpackSource(written.source)) };
    },

    readStyles: (folderId, version) => findStyles({ siteVersions }, folderId, version),

    findVersion,

    async readVersion(folderId, version) {
      const found = await findVersion(folderId, version);
      return found && { ...found, files: await readAll(found.files) };
    },

    async readTexts(folderId, version) {
      const found = await findVersion(folderId, version);
      if (!found) return undefined;
      const texts = await readAll(found.files.filter(({ path }) => isTextPath(path)));
      const read = new Map(texts.map((file) => [file.path, file]));
      return { ...found, files: found.files.map((file) => read.get(file.path) ?? file) };
    },
  };
}

type Reported = Pick<SiteVersionDocument, 'report' | 'reportHash'>;

const toVersionFile = (file: VersionFileDocument): VersionFile =>
  file.hash === undefined ? { path: file.path, content: toBuffer(file.content) } : file;

const toBuffer = (binary: Binary) => Buffer.from(binary.value());

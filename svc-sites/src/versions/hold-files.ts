import { type QualityReport, qualityReportSchema } from '@sitewright/contracts';
import type { Collections, SiteVersionDocument } from '../db/collections.ts';
import { blobHash } from '../storage/blob-hash.ts';
import type { BlobsRepository, NewBlob } from '../storage/blobs.repository.ts';
import { isStoredFile, type StoredFile, type VersionFile } from './version-file.ts';

/** The version that a new one continues: its files hardly differ. */
export interface ContinuedVersion {
  /** The last version that its site shows, or has shown. */
  head: number;
  files: { path: string; hash?: string }[];
  reportHash?: string;
}

interface Content {
  folderId: string;
  files: VersionFile[];
  report: QualityReport;
  continued?: ContinuedVersion;
}

type HeldContent = Required<Pick<SiteVersionDocument, 'adds' | 'reportHash'>> & { files: StoredFile[] };

interface HoldDependencies extends Pick<Collections, 'siteVersions'> {
  blobs: BlobsRepository;
}

/**
 * Stores what a version consists of, before the version: what its site holds already stays as it is. What is taken from another
 * site stays for as long as that one is there, which is a month after somebody could see it.
 */
export async function holdFiles(deps: HoldDependencies, given: Content): Promise<HeldContent> {
  const { folderId, continued } = given;
  // Parsed for its order: the report of a version that continues another is the same bytes.
  const report = Buffer.from(JSON.stringify(qualityReportSchema.parse(given.report)));
  const reportHash = blobHash(report);
  const files = given.files.map(toHashed);
  const isContinued = new Set([continued?.reportHash, ...(continued?.files ?? []).map(({ hash }) => hash)]);
  const before = new Map((continued?.files ?? []).map(({ path, hash }) => [path, hash]));

  const blobs: NewBlob[] = [{ hash: reportHash, content: report, alike: continued?.reportHash }];
  for (const { path, hash, content } of files) {
    if (content) blobs.push({ hash, content, alike: before.get(path) });
  }
  await deps.blobs.put(unique(blobs).filter(({ hash }) => !isContinued.has(hash)));

  const hashes = unique([{ hash: reportHash }, ...files]).map(({ hash }) => hash);
  const candidates = hashes.filter((hash) => !isContinued.has(hash));
  const held = await findHeld(deps, { folderId, head: continued?.head ?? 0 }, candidates);
  const added = await deps.blobs.measure(candidates.filter((hash) => !held.has(hash)));
  return {
    files: files.map(({ path, hash, bytes }) => ({ path, hash, bytes })),
    reportHash,
    adds: [...added].map(([hash, bytes]) => ({ hash, bytes })),
  };
}

const unique = <Blob extends { hash: string }>(blobs: Blob[]): Blob[] => [
  ...new Map(blobs.map((blob) => [blob.hash, blob])).values(),
];

function toHashed(file: VersionFile): StoredFile & { content?: Buffer } {
  if (isStoredFile(file)) return file;
  const content = Buffer.from(file.content);
  return { path: file.path, hash: blobHash(content), bytes: content.length, content };
}

/** Which of these a version that the site shows, or has shown, brought to it. */
async function findHeld(
  { siteVersions }: HoldDependencies,
  { folderId, head }: { folderId: string; head: number },
  hashes: string[],
): Promise<Set<string>> {
  if (hashes.length === 0 || head === 0) return new Set();
  const filter = { 'adds.hash': { $in: hashes }, folderId, version: { $lte: head } };
  const found = await siteVersions.find(filter, { projection: { adds: 1 } }).toArray();
  return new Set(found.flatMap(({ adds = [] }) => adds.map(({ hash }) => hash)));
}

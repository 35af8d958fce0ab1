import { importContentType, limits } from '@sitewright/contracts';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { FolderFile } from './given-files.ts';

/** Pictures, films and typefaces are packed as they are. */
const isPacked = /\.(?:png|jpe?g|gif|webp|avif|woff2?|mp[34]|webm|ogg|zip|pdf)$/i;

/** What cannot be packed; its message is for the person. */
export class Unpackable extends Error {
  override name = 'Unpackable';
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

function demandPackable(files: readonly FolderFile[]): void {
  if (files.length === 0) throw new Unpackable('There is nothing in this folder that could be a page.');
  if (files.length > limits.importMaxEntries)
    throw new Unpackable(
      `There are more than ${limits.importMaxEntries.toLocaleString('en')} files in this folder. Choose the one that only has the finished pages.`,
    );
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > limits.importMaxUnpackedBytes)
    throw new Unpackable(
      `This folder has ${megabytes(bytes)}; at most ${megabytes(limits.importMaxUnpackedBytes)} can be imported. Leave films and originals of pictures out of it.`,
    );
}

/**
 * Packs the files of a folder as one ZIP file, one after the other, so that the page stays awake meanwhile.
 * @throws {Unpackable}
 */
export async function packFolder(
  files: readonly FolderFile[],
  { onPacked, signal }: { onPacked: (share: number) => void; signal: AbortSignal },
): Promise<Blob> {
  demandPackable(files);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(Uint8Array.from(chunk));
  });
  for (const [index, { path, file }] of files.entries()) {
    signal.throwIfAborted();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const entry = isPacked.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    zip.add(entry);
    entry.push(bytes, true);
    onPacked((index + 1) / files.length);
  }
  zip.end();
  return new Blob(chunks, { type: importContentType });
}

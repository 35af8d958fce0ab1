import { Buffer } from 'node:buffer';
import { PassThrough, type Readable } from 'node:stream';
import { ZipArchive } from 'archiver';
import type { SiteFile } from '../engine.ts';
import { pathProblem } from '../files/safe-path.ts';
import { byPath } from '../files/site-files.ts';

/** The oldest date a ZIP can hold; a constant one makes equal sites equal archives. */
const entryDate = new Date(Date.UTC(1980, 0, 1));
const entryMode = 0o644;

function refuseUnsafePaths(files: readonly SiteFile[]): void {
  for (const { path } of files) {
    const problem = pathProblem(path);
    if (problem) throw new TypeError(`${JSON.stringify(path)} cannot be packed: it ${problem}.`);
  }
}

/**
 * Streams the files as a ZIP archive, byte-identical for equal files. Destroying the stream (a client that left)
 * stops the work.
 *
 * @throws TypeError when a path is not safe to unpack.
 */
export function createZip(files: readonly SiteFile[]): Readable {
  refuseUnsafePaths(files);
  const archive = new ZipArchive({ zlib: { level: 9 } });
  const output = new PassThrough();
  const fail = (error: Error) => output.destroy(error);
  archive.on('error', fail);
  output.on('close', () => {
    if (!output.readableEnded) archive.abort();
  });
  archive.pipe(output);
  for (const { path, content } of files.toSorted(byPath)) {
    archive.append(Buffer.from(content), { name: path, date: entryDate, mode: entryMode });
  }
  archive.finalize().catch(fail);
  return output;
}

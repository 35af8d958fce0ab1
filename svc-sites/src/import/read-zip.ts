import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { limits } from '@sitewright/contracts';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { megabytes, notASite } from './refuse.ts';

/** A file of a ZIP file, with `/` between the parts of its path. */
export interface UnpackedFile {
  path: string;
  bytes: Buffer;
}

/** The files that are wanted, and the paths of the others, which are not unpacked. */
export interface Unpacked {
  files: UnpackedFile[];
  others: string[];
}

/** Which files are wanted at all. */
export type IsWanted = (path: string) => boolean;

/** Of what deflate makes of texts; only what was made to be large goes past it. */
const greatestRatio = 500;
/** So little is unpacked whatever its ratio. */
const fewBytes = 1024 * 1024;

const unixSystem = 3;
const unixFileType = 0o170000;
const unixLink = 0o120000;
const storedMethod = 0;
const deflatedMethod = 8;

/**
 * The files of a ZIP file. What it says of their sizes is held against limits before anything is unpacked, and what is unpacked
 * against what it says.
 *
 * @throws AppError `VALIDATION_FAILED` that says what is wrong with the file.
 */
export async function readZip(zip: Buffer, isWanted: IsWanted): Promise<Unpacked> {
  const opened = await open(zip);
  try {
    const entries = await listEntries(opened);
    demandBounds(entries);
    const inFolders = entries.filter(({ fileName }) => !fileName.endsWith('/'));
    const wanted = inFolders.filter(({ fileName }) => isWanted(fileName));
    for (const entry of wanted) demandPlainEntry(entry);
    demandUnique(wanted);
    const files: UnpackedFile[] = [];
    // One after the other: no more than one is being unpacked.
    for (const entry of wanted) files.push({ path: entry.fileName, bytes: await unpack(opened, entry) });
    const others = inFolders.flatMap(({ fileName }) => (isWanted(fileName) ? [] : fileName));
    return { files, others };
  } finally {
    opened.close();
  }
}

async function open(zip: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(zip, { lazyEntries: true, validateEntrySizes: true });
  } catch (error) {
    throw damaged(error);
  }
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.importMaxEntries) throw tooManyEntries();
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      entries.push(entry);
      if (entries.length > limits.importMaxEntries) break;
    }
  } catch (error) {
    throw leadsOut(error) ?? damaged(error);
  }
  if (entries.length > limits.importMaxEntries) throw tooManyEntries();
  return entries;
}

function demandBounds(entries: readonly Entry[]): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > limits.importMaxUnpackedBytes) {
    throw notASite(
      `Unpacked, this ZIP file would be larger than ${megabytes(limits.importMaxUnpackedBytes)}. Leave films and originals of pictures out of it.`,
    );
  }
  const bomb = entries.find(
    ({ compressedSize, uncompressedSize }) =>
      uncompressedSize > fewBytes && uncompressedSize > compressedSize * greatestRatio,
  );
  if (bomb) throw notASite(`“${bomb.fileName}” in this ZIP file is packed as no page is. Leave it out.`);
}

function demandPlainEntry(entry: Entry): void {
  const { fileName, compressionMethod } = entry;
  if (entry.isEncrypted())
    throw notASite('This ZIP file needs a password. Make one without a password, and import that.');
  if (isLink(entry))
    throw notASite(`“${fileName}” in this ZIP file is a link to another file. Put the file itself there.`);
  if (compressionMethod !== storedMethod && compressionMethod !== deflatedMethod)
    throw notASite('This ZIP file is packed in a way that is rarely used. Make one with the usual settings.');
}

const isLink = ({ versionMadeBy, externalFileAttributes }: Entry): boolean =>
  versionMadeBy >> 8 === unixSystem && ((externalFileAttributes >>> 16) & unixFileType) === unixLink;

function demandUnique(entries: readonly Entry[]): void {
  const seen = new Set<string>();
  for (const { fileName } of entries) {
    if (seen.has(fileName))
      throw notASite(`“${fileName}” is in this ZIP file twice. Make a new one of the folder.`);
    seen.add(fileName);
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    // Ends with an error where there is more, or less, than the entry says.
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    if (crc32(bytes) !== entry.crc32) throw new Error('The checksum is another one.');
    return bytes;
  } catch (error) {
    throw damaged(error);
  }
}

const tooManyEntries = () =>
  notASite(
    `This ZIP file has more than ${limits.importMaxEntries.toLocaleString('en')} entries. Import the finished pages, without what they were made with.`,
  );

const damaged = (cause: unknown) =>
  notASite(
    'This file is no ZIP file, or it is damaged. Make a new one of the folder, and import that.',
    cause,
  );

function leadsOut(error: unknown) {
  if (!(error instanceof Error) || !/relative path|absolute path|characters/.test(error.message))
    return undefined;
  return notASite(
    'This ZIP file has a name that leads out of its own folder, so nothing was unpacked. Make a new one of the folder.',
    error,
  );
}

/** A file of a folder, with its path in it. */
export interface FolderFile {
  path: string;
  file: File;
}

/** What a person has chosen or dropped. */
export type Given = { zip: File } | { folder: string; files: FolderFile[] };

/** What of a drop or a choice was read: what there is to import, or why there is nothing. */
export type Read = { given: Given } | { problem: string };

const nothingGiven = 'Nothing could be read there. Choose a ZIP file, or a folder of pages.';

/** Says why, whatever became of reading it. */
export const whatWasRead = (reading: Promise<Given | undefined>): Promise<Read> =>
  reading.then(
    (given) => (given ? { given } : { problem: nothingGiven }),
    () => ({ problem: nothingGiven }),
  );

/** What programs and systems leave in a folder of pages: none of it is packed. */
const isLeftOut = (path: string): boolean =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX' || part === 'node_modules');

/** More is no folder of pages: nobody waits until all of it is read. */
const maxFiles = 4_000;

const isZip = ({ name, type }: File): boolean =>
  /\.zip$/i.test(name) || /^application\/(?:x-)?zip/.test(type);

/** What was chosen in the browser's own dialog: one ZIP file, or all files of a folder. */
export function fromChosen(chosen: readonly File[]): Given | undefined {
  const [first] = chosen;
  if (!first) return undefined;
  if (first.webkitRelativePath === '') return fromFiles(chosen);
  const folder = first.webkitRelativePath.split('/')[0] ?? '';
  const files = chosen
    .map((file) => ({ path: file.webkitRelativePath, file }))
    .filter(({ path }) => !isLeftOut(path));
  return { folder, files };
}

/** Files without a folder: one ZIP file, or the files of a site. */
function fromFiles(files: readonly File[]): Given {
  const zip = files.find(isZip);
  if (zip && files.length === 1) return { zip };
  return {
    folder: '',
    files: files.map((file) => ({ path: file.name, file })).filter(({ path }) => !isLeftOut(path)),
  };
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

/** All entries of a folder: browsers tell a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (next.length === 0 || entries.length > maxFiles) return entries;
    entries.push(...next);
  }
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

async function filesIn(entry: FileSystemEntry, found: FolderFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (isLeftOut(path) || found.length > maxFiles) return;
  if (isFile(entry)) found.push({ path, file: await fileOf(entry) });
  if (isFolder(entry)) for (const inner of await entriesOf(entry)) await filesIn(inner, found);
}

/** What was dropped. It has to be asked for at once: later the browser does not tell any more. */
export function fromDropped({ items, files }: DataTransfer): Promise<Given | undefined> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = [...files];
  return readDropped(entries, plain);
}

async function readDropped(
  entries: readonly FileSystemEntry[],
  plain: readonly File[],
): Promise<Given | undefined> {
  if (!entries.some(isFolder)) return fromChosen(plain);
  const found: FolderFile[] = [];
  for (const entry of entries) await filesIn(entry, found);
  return { folder: entries.length === 1 ? (entries[0]?.name ?? '') : '', files: found };
}

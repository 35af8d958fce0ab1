import { limits } from '@sitewright/contracts';
import type { SiteFile } from '@sitewright/site-engine';
import { applyEdits } from '../editing/apply-edits.ts';
import { editsForMoved } from '../editing/files/links.ts';
import { chooseFiles, isJunk, type NamedFile, rootFolderOf } from './choose-files.ts';
import { declaredEncoding, decodeText } from './decode-text.ts';
import { isAsNamed, isPage, kindOf } from './file-kinds.ts';
import type { Unpacked } from './read-zip.ts';
import { megabytes, named, notASite } from './refuse.ts';
import { startPageOf } from './start-page.ts';

/** The files of a site, and what was changed or left out of what was given. */
export interface ImportedFiles {
  files: SiteFile[];
  notes: string[];
  /** The folder that they lay in, if they did. */
  folder: string | undefined;
}

const homePage = 'index.html';

/**
 * Makes the files of a site of what was unpacked. Texts become UTF-8, names such as every system can have, and one page the one
 * to start with; links follow. Everything else stays as it is, byte for byte.
 *
 * @throws AppError `VALIDATION_FAILED` where it is no site.
 */
export function toSiteFiles(unpacked: Unpacked): ImportedFiles {
  const given = unpacked.files.filter(({ path }) => !isJunk(path));
  const others = unpacked.others.filter((path) => !isJunk(path));
  const root = rootFolderOf([...given.map(({ path }) => path), ...others]);
  const bytesOf = new Map(given.map(({ path, bytes }) => [path.slice(root.length), bytes]));
  const chosen = chooseFiles([...bytesOf.keys(), ...others.map((path) => path.slice(root.length))]);
  const read = readFiles(chosen.files, bytesOf);
  const start = startPageOf(read.files.map(({ from }) => from));
  if (!start) throw notASite('There is no page in it: a site needs at least one file that ends in “.html”.');
  const to = (file: NamedFile) => (file.from === start ? homePage : file.to);
  const moved = new Map(
    read.files.flatMap((file) => (to(file) === file.from ? [] : [[file.from, to(file)]])),
  );
  const original = read.files.map(({ from, content }) => ({ path: from, content }));
  demandOneSite(original);
  const files = applyEdits(original, editsForMoved(original, moved)).map((file) => ({
    ...file,
    path: moved.get(file.path) ?? file.path,
  }));
  const renamed = read.files.filter((file) => file.from !== start && file.to !== file.from);
  return {
    files,
    folder: root.split('/').at(-2),
    notes: [
      ...(start === homePage
        ? []
        : [`“${start}” is the page the site starts with: it is called index.html now.`]),
      ...read.notes,
      ...(renamed.length > 0
        ? [`Renamed, because some systems cannot have such names: ${named(renamed.map(({ from }) => from))}.`]
        : []),
      ...leftOut('no kind of file that a site of static pages has', chosen.unusable),
      ...leftOut('names that no site can have', chosen.unnameable),
    ],
  };
}

const leftOut = (why: string, paths: readonly string[]): string[] =>
  paths.length > 0 ? [`Left out (${why}): ${named(paths)}.`] : [];

interface ReadFile extends NamedFile {
  content: SiteFile['content'];
}

function readFiles(chosen: readonly NamedFile[], bytesOf: ReadonlyMap<string, Buffer>) {
  const bytes = ({ from }: NamedFile): Buffer => bytesOf.get(from) ?? Buffer.alloc(0);
  // Styles and scripts that do not say how they are written are written as the pages are.
  const encoding = chosen
    .filter(({ from }) => isPage(from))
    .map((file) => declaredEncoding(bytes(file)))
    .find((label) => label !== undefined);
  const files: ReadFile[] = [];
  const converted = new Map<string, string[]>();
  const unreadable: string[] = [];
  const misnamed: string[] = [];
  for (const file of chosen) {
    const content = bytes(file);
    if (kindOf(file.from) === 'binary') {
      if (isAsNamed(file.from, content)) files.push({ ...file, content });
      else misnamed.push(file.from);
      continue;
    }
    const decoded = decodeText(content, encoding);
    if (!decoded) unreadable.push(file.from);
    else {
      files.push({ ...file, content: decoded.text });
      if (decoded.from) converted.set(decoded.from, [...(converted.get(decoded.from) ?? []), file.from]);
    }
  }
  if (unreadable.some(isPage)) {
    throw notASite(
      `${named(unreadable.filter(isPage))} cannot be read as UTF-8, and does not say how it is written. Save it as UTF-8, and import it again.`,
    );
  }
  const notes = [
    ...[...converted].map(([from, paths]) => `Converted from ${from} to UTF-8: ${named(paths)}.`),
    ...leftOut('not what their endings say', misnamed),
    ...leftOut('not readable as text', unreadable),
  ];
  return { files, notes };
}

/** @throws AppError `VALIDATION_FAILED` where it is more than a site may hold. */
export function demandOneSite(files: readonly SiteFile[]): void {
  if (files.length > limits.siteMaxFiles) {
    throw notASite(
      `There are ${files.length} files in it, and a site has at most ${limits.siteMaxFiles}. Leave out what its pages do not need.`,
    );
  }
  const sizes = files
    .map(({ path, content }) => ({ path, bytes: Buffer.byteLength(content) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const sum = sizes.reduce((all, { bytes }) => all + bytes, 0);
  if (sum <= limits.siteMaxBytes) return;
  throw notASite(
    `Unpacked it has ${megabytes(sum)}, and a site has at most ${megabytes(limits.siteMaxBytes)}. The largest files are ${named(
      sizes.slice(0, 3).map(({ path }) => path),
    )}: make them smaller, or leave them out.`,
  );
}

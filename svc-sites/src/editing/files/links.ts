import type { Edit, FileLink } from '@sitewright/contracts';
import { addressFrom, resolveLocal, type SiteFile } from '@sitewright/site-engine';
import { toSourceText } from '../../sites/source-text.ts';
import { isScript, type Reference, referencesIn } from './references.ts';

interface TextFile {
  path: string;
  text: string;
}

export const textFilesOf = (files: readonly SiteFile[]): TextFile[] =>
  files.flatMap((file) => {
    const text = toSourceText(file);
    return text === undefined ? [] : [{ path: file.path, text }];
  });

/** The file that an address in another one means; undefined for places in that file itself, and out of the site. */
function targetOf(path: string, { address }: Reference): string | undefined {
  const read = address.trim();
  return /^[#?]|^$/.test(read) ? undefined : resolveLocal(path, read)?.path;
}

const shownLength = 200;

/** Counts lines as it goes on through a text. */
function createLineCounter(text: string): (offset: number) => number {
  let at = 0;
  let line = 1;
  return (offset) => {
    for (let next = text.indexOf('\n', at); next >= 0 && next < offset; next = text.indexOf('\n', at)) {
      line += 1;
      at = next + 1;
    }
    return line;
  };
}

/** Where other files link to one. */
export function linksTo(files: readonly SiteFile[], target: string): FileLink[] {
  return textFilesOf(files)
    .filter(({ path }) => path !== target)
    .flatMap(({ path, text }) => {
      const lineAt = createLineCounter(text);
      return referencesIn(path, text)
        .filter((reference) => targetOf(path, reference) === target)
        .map(({ start, address }) => ({ path, line: lineAt(start), text: address.slice(0, shownLength) }));
    });
}

const mostMentions = 50;

/** Where scripts seem to name a file: by its name as a text. */
export function mentionsOf(files: readonly SiteFile[], target: string): FileLink[] {
  const name = target.slice(target.lastIndexOf('/') + 1);
  return textFilesOf(files)
    .filter(({ path }) => isScript(path) && path !== target)
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.includes(name) ? { path, line: index + 1, text: line.trim().slice(0, shownLength) } : [],
        ),
    )
    .slice(0, mostMentions);
}

/**
 * What has to be changed so that all links mean the same files after some have moved, given for the files as they are:
 * addresses of what has moved, and those in a page whose folder is another one now.
 *
 * @param moved new paths by old ones
 */
export function editsForMoved(files: readonly SiteFile[], moved: ReadonlyMap<string, string>): Edit[] {
  const paths = new Set(files.map(({ path }) => path));
  return textFilesOf(files).flatMap(({ path, text }) => {
    const from = moved.get(path) ?? path;
    return referencesIn(path, text).flatMap((reference): Edit[] => {
      const target = targetOf(path, reference);
      if (target === undefined || !paths.has(target)) return [];
      const to = moved.get(target) ?? target;
      const isSame = to === target && folderOf(from) === folderOf(path);
      const address = isSame ? reference.address : readdressed(reference.address, from, to);
      if (address === reference.address) return [];
      const { start, end } = reference;
      return [{ path, start, end, old: text.slice(start, end), new: reference.write(address) }];
    });
  });
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const suffix = /[?#][\s\S]*$/;

/** The same kind of address as before: from the root, of a folder, with what stands behind the path. */
function readdressed(address: string, from: string, to: string): string {
  const read = address.trim();
  const rest = suffix.exec(read)?.[0] ?? '';
  const isFolder = /(?:^|\/)$/.test(read.slice(0, read.length - rest.length)) || /^\.{1,2}$/.test(read);
  const target = isFolder && to.endsWith('index.html') ? to.slice(0, -'index.html'.length) : to;
  if (read.startsWith('/')) return `/${target.split('/').map(encodeURIComponent).join('/')}${rest}`;
  const relative = addressFrom(from, target);
  return `${isFolder && target !== to ? folderAddress(relative) : relative}${rest}`;
}

const folderAddress = (relative: string): string => (relative === '' ? './' : `${relative}/`);

import type { SiteFileEntry } from '@sitewright/contracts';

/** A line of the tree: a folder, or a file in it. */
export type TreeLine =
  | { kind: 'folder'; path: string; name: string; depth: number; isOpen: boolean }
  | { kind: 'file'; path: string; name: string; depth: number; file: SiteFileEntry };

const depthOf = (path: string): number => path.split('/').length - 1;
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The folders that a file lies in, outermost first. */
const foldersOf = (path: string): string[] =>
  path
    .split('/')
    .slice(0, -1)
    .map((_part, index, parts) => parts.slice(0, index + 1).join('/'));

/** The lines of a tree, without what lies in folders that are closed. Files keep their order; folders stand where their first file does. */
export function treeLines(files: readonly SiteFileEntry[], closed: ReadonlySet<string>): TreeLine[] {
  const told = new Set<string>();
  return grouped(files).flatMap((file) => {
    const folders = foldersOf(file.path);
    const lines = folders.flatMap((path, index): TreeLine[] => {
      if (told.has(path) || folders.slice(0, index).some((outer) => closed.has(outer))) return [];
      told.add(path);
      return [{ kind: 'folder', path, name: nameOf(path), depth: index, isOpen: !closed.has(path) }];
    });
    if (folders.some((folder) => closed.has(folder))) return lines;
    return [
      ...lines,
      { kind: 'file', path: file.path, name: nameOf(file.path), depth: depthOf(file.path), file },
    ];
  });
}

/** What lies in one folder stands together, and behind the files beside the folder. */
function grouped(files: readonly SiteFileEntry[], folder = ''): SiteFileEntry[] {
  const own = files.filter(({ path }) => !path.slice(folder.length).includes('/'));
  const inner = Map.groupBy(
    files.filter((file) => !own.includes(file)),
    ({ path }) => path.slice(0, path.indexOf('/', folder.length) + 1),
  );
  return [...own, ...[...inner].flatMap(([path, within]) => grouped(within, path))];
}

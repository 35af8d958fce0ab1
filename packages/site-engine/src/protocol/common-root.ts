import { isPartial, isWholePage } from '../partials/expand-partials.ts';
import type { TextFile } from './output.ts';

const besides = /(?:^|\/)(?:readme|license|changelog)|\.(?:md|txt|json)$|\.config\.\w+$/i;
/** Parts of pages are named from the root, wherever the pages are. */
const isBeside = (path: string): boolean => isPartial(path) || besides.test(path);
const depthOf = (path: string): number => path.split('/').length;

/** The folder in which a whole site was written, with its slash; empty when it was written where it belongs. */
function commonRoot(paths: readonly string[]): string {
  const pages = paths
    .filter((path) => isWholePage({ path }))
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  const home = pages.find((path) => /(?:^|\/)index\.html?$/i.test(path)) ?? pages[0] ?? '';
  const root = home.slice(0, home.lastIndexOf('/') + 1);
  return paths.every((path) => path.startsWith(root) || isBeside(path)) ? root : '';
}

/** Links from the root of a host name the folder as well. */
const withoutRoot = (content: string, root: string): string =>
  ['"', "'", '('].reduce((text, sign) => text.replaceAll(`${sign}/${root}`, `${sign}/`), content);

/**
 * Moves a site out of the folder in which a model wrote it, all its files together, so that their links to each other hold.
 * What stands beside that folder, such as a README, stays.
 */
export function moveToRoot<File extends TextFile>(files: readonly File[]): File[] {
  const root = commonRoot(files.map(({ path }) => path));
  if (root === '') return [...files];
  const moved = files
    .filter(({ path }) => path.startsWith(root))
    .map((file) => ({
      ...file,
      path: file.path.slice(root.length),
      content: withoutRoot(file.content, root),
    }));
  const taken = new Set(moved.map(({ path }) => path.toLowerCase()));
  const others = files.filter(({ path }) => !path.startsWith(root) && !taken.has(path.toLowerCase()));
  return [...moved, ...others];
}

import { addressesIn } from '../files/addresses.ts';
import { resolveLocal } from '../gate/local-url.ts';
import { isPartial, isWholePage } from '../partials/expand-partials.ts';
import type { TextFile } from './output.ts';

const besides = /(?:^|\/)(?:readme|license|changelog)|\.(?:md|txt|json)$|\.config\.\w+$/i;
/** Parts of pages are named from the root, wherever the pages are. */
const isBeside = (path: string): boolean => isPartial(path) || besides.test(path);
const depthOf = (path: string): number => path.split('/').length;

/** The folder of the home page, with its slash; empty when it is where it belongs. */
function folderOfHome(paths: readonly string[]): string {
  const pages = paths
    .filter((path) => isWholePage({ path }))
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  const home = pages.find((path) => /(?:^|\/)index\.html?$/i.test(path)) ?? pages[0] ?? '';
  return home.slice(0, home.lastIndexOf('/') + 1);
}

/** Whether a file in the folder and one outside of it name each other: moved without the other, they would not find it. */
function isCrossed(files: readonly TextFile[], root: string): boolean {
  const paths = new Set(files.map(({ path }) => path));
  return files.some(
    ({ path, content }) =>
      !isPartial(path) &&
      addressesIn(content).some(({ address }) => {
        const target = resolveLocal(path, address);
        if (!target || target.isRooted || !paths.has(target.path) || isPartial(target.path)) return false;
        return path.startsWith(root) !== target.path.startsWith(root);
      }),
  );
}

/** Links from the root of a host name the folder as well. */
const withoutRoot = (content: string, root: string): string =>
  ['"', "'", '('].reduce((text, sign) => text.replaceAll(`${sign}/${root}`, `${sign}/`), content);

/**
 * Moves a site out of the folder in which a model wrote it, all its files together, so that their links to each other hold. What stands
 * beside that folder stays: a README, or the server that a project has. Where the two need each other, all stays where it is.
 */
export function moveToRoot<File extends TextFile>(files: readonly File[]): File[] {
  const root = folderOfHome(files.map(({ path }) => path));
  if (root === '' || isCrossed(files, root)) return [...files];
  const moved = files
    .filter(({ path }) => path.startsWith(root))
    .map((file) => ({
      ...file,
      path: file.path.slice(root.length),
      content: withoutRoot(file.content, root),
    }));
  const taken = new Set(moved.map(({ path }) => path.toLowerCase()));
  const others = files.filter(({ path }) => !path.startsWith(root));
  const isInTheWay = others.some(({ path }) => taken.has(path.toLowerCase()) && !isBeside(path));
  if (isInTheWay) return [...files];
  return [...moved, ...others.filter(({ path }) => !taken.has(path.toLowerCase()))];
}

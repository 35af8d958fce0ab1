import { isPage } from './file-kinds.ts';

const startNames = [
  /^index\.html$/,
  /^index\.html$/i,
  /^index\.htm$/i,
  /^(?:default|home|start|main)\.html?$/i,
];

const depthOf = (path: string): number => path.split('/').length;

const rankOf = (path: string): number => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const rank = startNames.findIndex((pattern) => pattern.test(name));
  return rank < 0 ? startNames.length : rank;
};

/** The page that a site opens with: the one nearest to its root that is named like a start, or the first there is. */
export const startPageOf = (paths: readonly string[]): string | undefined =>
  paths
    .filter(isPage)
    .toSorted(
      (one, other) => depthOf(one) - depthOf(other) || rankOf(one) - rankOf(other) || (one < other ? -1 : 1),
    )[0];

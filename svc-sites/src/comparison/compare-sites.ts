import { maxDifferences, type OfferedChange } from '@sitewright/contracts';
import type { SiteFile } from '@sitewright/site-engine';
import { comparePages } from './compare-pages.ts';
import { compareStyles } from './compare-styles.ts';
import { readPage } from './compared-page.ts';
import { difference, type FoundDifference, presentDifference } from './found-difference.ts';
import { joinRepeated } from './join-repeated.ts';

export interface SiteComparison {
  differences: FoundDifference[];
  same: string[];
  isCut: boolean;
}

export const presentComparison = ({ differences, same, isCut }: SiteComparison): OfferedChange => ({
  same,
  isCut,
  differences: differences.map(presentDifference),
});

interface FilePair {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** What differs between two versions of a site, as a visitor would say it. Files that are the same byte by byte are not looked into. */
export function compareSites(before: readonly SiteFile[], after: readonly SiteFile[]): SiteComparison {
  const compared = changedFiles(before, after).map(compareFile);
  const differences = joinRepeated(compared.flatMap((file) => file.differences));
  const different = new Set(differences.map(({ part }) => part));
  const same = [...new Set(compared.flatMap((file) => file.same))].filter((part) => !different.has(part));
  return {
    differences: differences.slice(0, maxDifferences),
    same,
    isCut: differences.length > maxDifferences,
  };
}

function changedFiles(before: readonly SiteFile[], after: readonly SiteFile[]): FilePair[] {
  const earlier = new Map(before.map(({ path, content }) => [path, Buffer.from(content)]));
  const later = new Map(after.map(({ path, content }) => [path, Buffer.from(content)]));
  const paths = [...new Set([...later.keys(), ...earlier.keys()])];
  return paths
    .filter((path) => !isSame(earlier.get(path), later.get(path)))
    .map((path) => ({ path, before: earlier.get(path)?.toString(), after: later.get(path)?.toString() }));
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined): boolean =>
  one !== undefined && other !== undefined && one.equals(other);

function compareFile(pair: FilePair): { differences: FoundDifference[]; same: string[] } {
  const { path, before, after } = pair;
  const isPage = /\.html?$/i.test(path);
  if (before === undefined || after === undefined)
    return { differences: [wholeFile(path, isPage, after !== undefined)], same: [] };
  if (isPage) return comparePages(readPage(path, before), readPage(path, after));
  if (/\.css$/i.test(path))
    return { differences: compareStyles({ path, source: before }, { path, source: after }), same: [] };
  return { differences: [otherFile(path)], same: [] };
}

function otherFile(path: string): FoundDifference {
  const isPicture = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(path);
  const summary = isPicture ? 'This picture differs' : 'This file differs';
  return difference({ path, part: path, kind: isPicture ? 'picture' : 'file', summary }, undefined);
}

function wholeFile(path: string, isPage: boolean, isAdded: boolean): FoundDifference {
  const what = isPage ? 'page' : 'file';
  const summary = isAdded ? `New ${what}: ${path}` : `The ${what} ${path} was removed`;
  return difference(
    { path, part: isPage ? 'Pages' : 'Files', kind: isAdded ? 'added' : 'removed', summary },
    undefined,
  );
}

import { pathProblem } from '@sitewright/site-engine';
import { kindOf } from './file-kinds.ts';

const junkNames = /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i;

/** What systems and programs leave in folders, and nobody misses. */
export const isJunk = (path: string): boolean =>
  path.split('/').some((part) => part === '__MACOSX' || part.startsWith('.') || junkNames.test(part)) ||
  /(?:^|\/)node_modules\//.test(path);

/** The folder that everything lies in, with its `/`; empty where there is none. */
export function rootFolderOf(paths: readonly string[]): string {
  let root = '';
  for (;;) {
    const [first = ''] = paths;
    const slash = first.indexOf('/', root.length);
    const next = first.slice(0, slash + 1);
    if (slash < 0 || !paths.every((path) => path.startsWith(next))) return root;
    root = next;
  }
}

/** A file under the name that it has here, and the one that links know it by. */
export interface NamedFile {
  from: string;
  to: string;
}

export interface Chosen {
  files: NamedFile[];
  /** No static site has files of their kind. */
  unusable: string[];
  /** No name could be made of theirs. */
  unnameable: string[];
}

/** Which files become part of a site, and under which names. Paths are those within the root folder. */
export function chooseFiles(paths: readonly string[]): Chosen {
  const usable = paths.filter((path) => kindOf(path) !== undefined);
  const chosen: Chosen = {
    files: [],
    unusable: paths.filter((path) => kindOf(path) === undefined),
    unnameable: [],
  };
  const taken = new Set<string>();
  // Names that are fine come first: they keep themselves.
  for (const from of usable.toSorted(
    (one, other) => Number(one !== safeName(one)) - Number(other !== safeName(other)),
  )) {
    const to = free(safeName(from), taken);
    if (pathProblem(to)) chosen.unnameable.push(from);
    else {
      taken.add(to.toLowerCase());
      chosen.files.push({ from, to });
    }
  }
  return chosen;
}

const unsafeSign = /[^\p{L}\p{M}\p{N}._@+()~, -]/gu;
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i;

/** The nearest name that every system can have. */
const safeName = (path: string): string =>
  path
    .split('/')
    .map((part) =>
      part
        .normalize('NFC')
        .replace(unsafeSign, '-')
        .replace(/^[\s~]+/, '')
        .replace(/(?<![\s.])[\s.]+$/, '')
        .replace(reserved, '_$&'),
    )
    .join('/');

/** One that nothing else has, also where capital letters do not count. */
function free(path: string, taken: ReadonlySet<string>): string {
  if (!taken.has(path.toLowerCase())) return path;
  const dot = path.lastIndexOf('.');
  for (let number = 2; ; number += 1) {
    const next = `${path.slice(0, dot)}-${number}${path.slice(dot)}`;
    if (!taken.has(next.toLowerCase())) return next;
  }
}

import type { Version } from './version.ts';

/** A version as a list shows it: the last of a sitting, with how many there are and what they began from. */
export interface FoldedVersion extends Version {
  changes: number;
}

/**
 * Versions of one sitting that follow each other, as one. A person has named or pinned a version to find it again: it is listed
 * by itself, with what came before it in its sitting.
 *
 * @param versions newest first
 */
export function foldSittings(versions: Version[]): FoldedVersion[] {
  const folded: FoldedVersion[] = [];
  for (const version of versions) {
    const last = folded.at(-1);
    if (last && isOfSameSitting(last, version)) {
      last.changes += 1;
      last.parent = version.parent;
    } else folded.push({ ...version, changes: 1 });
  }
  return folded;
}

const isOfSameSitting = (later: Version, version: Version): boolean =>
  version.sitting !== undefined &&
  version.sitting === later.sitting &&
  version.name === undefined &&
  !version.isPinned;

import type { ReadVersionKind, SiteMaker } from '@sitewright/contracts';

/** What there is to know of a version besides its content. */
export interface Version {
  number: number;
  /** The version before it; undefined of the first. */
  parent: number | undefined;
  kind: ReadVersionKind;
  instruction: string;
  /** As it is stored, also by a later release: the next version has it, too. */
  engine: SiteMaker;
  createdAt: Date;
  sitting: string | undefined;
  restores: number | undefined;
  /** Of undoing and redoing: the versions that can be shown again, the next one last. */
  redo: number[] | undefined;
  /** What the site was called before it and since, where it came with another name. */
  renames: { from: string; to: string } | undefined;
  /** What its owner calls it. */
  name: string | undefined;
  isPinned: boolean;
  requestDigest: string | undefined;
}

/**
 * The change that a version shows the outcome of: itself, unless it was made by undoing or redoing, which go back and forth
 * between changes.
 */
export const changeShownBy = ({ number, redo, restores }: Version): number =>
  redo === undefined ? number : (restores ?? number);

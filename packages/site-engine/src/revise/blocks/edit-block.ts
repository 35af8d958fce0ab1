/** A piece of a file that is to read otherwise. */
export interface EditBlock {
  path: string;
  search: string;
  replace: string;
}

/** A file that is written anew as a whole. */
export interface WholeFile {
  path: string;
  content: string;
}

/**
 * Why a block was not applied. `elided`: its text stands for more than it says; `unfinished`: its end is missing; `overlaps`: it
 * changes what another block changes as well.
 */
export type BlockProblem =
  | 'not_found'
  | 'ambiguous'
  | 'elided'
  | 'unfinished'
  | 'no_file'
  | 'empty'
  | 'overlaps';

export interface FailedBlock {
  block: EditBlock;
  problem: BlockProblem;
}

import type { Classified } from '../../../classify/classified.ts';

/** What may be the name of the whole, and how much speaks for it. */
export interface Candidate {
  text: string;
  /** The statement that it stands in. */
  index: number;
  /** From 0 to 1. */
  weight: number;
  /** Whether the prompt says in words, by a key or by marks that it is a name. */
  isSaid?: boolean;
}

/** Whether a statement may name the whole: what is forbidden does not, nor where something is or when it takes place. */
export const mayName = (statement: Classified | undefined): boolean =>
  statement !== undefined &&
  statement.class !== 'prohibition' &&
  !['place', 'when', 'event'].includes(statement.told ?? '');

import type { StatementClass } from '@sitewright/contracts';
import type { CutKind } from '../../src/brief/cut/cut.ts';

/** One labelled statement and what stands around it in its prompt. */
export interface Example {
  text: string;
  /** ISO 639-1. */
  lang: string;
  class: StatementClass;
  /** What else it is, the weightiest first. */
  also: readonly StatementClass[];
  kind: CutKind;
  /** The heading, key or list head it stands under; empty outside of all. */
  key: string;
  /** Whether it goes on with the sentence of the statement before it. */
  joined: boolean;
  /** The statements before and behind it; empty at the ends. */
  prev: string;
  next: string;
  /** Its place among the `n` statements of its prompt, from 0; -1 where it stands for itself. */
  i: number;
  n: number;
  /** The prompt it is of. Statements of a prompt follow each other in its order. */
  group: string;
  /** `released` and `invented`: the first set; `written`: the prompts of this folder. */
  src: 'released' | 'invented' | 'written';
  part: 'train' | 'test';
}

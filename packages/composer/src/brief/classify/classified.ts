import type { StatementClass } from '@sitewright/contracts';
import type { Cut } from '../cut/cut.ts';

/** A statement and what it is. `sureness` is a calibrated probability of `class`, from 0 to 1. */
export interface Classified extends Cut {
  class: StatementClass;
  /** What else it is, the likeliest first. */
  also: readonly StatementClass[];
  sureness: number;
  /** The statement that this one corrects: its words are changed already. */
  corrects?: number;
  /** The statement by which this one is taken back. */
  withdrawnBy?: number;
  /** A story that the maker is asked to tell: it says nothing of what the site is. */
  isTale?: true;
  /** The whole sentence that it is of, in which the owner tells visitors who they are; its parts share the object. */
  selfTold?: { text: string };
  /** How likely it is that only the maker is told its words, from 0 to 1; unknown in a language that is not learnt. */
  forMaker?: number;
  /** The rest of a prompt of more statements than are read. */
  isUnread?: true;
}

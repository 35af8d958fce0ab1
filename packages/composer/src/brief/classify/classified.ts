import type { StatementClass } from '@sitewright/contracts';
import type { Cut } from '../cut/cut.ts';

/** A statement and what it is. `sureness` is a calibrated probability of `class`, from 0 to 1. */
export interface Classified extends Cut {
  class: StatementClass;
  /** What else it is, the likeliest first. */
  also: readonly StatementClass[];
  sureness: number;
}

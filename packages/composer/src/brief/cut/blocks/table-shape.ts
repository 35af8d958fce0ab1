import type { Span } from '../span.ts';
import type { Line } from './lines.ts';

/** Cells of one row, as they stand in the prompt. */
export type Row = Span[];

export interface Table {
  rows: { line: Line; cells: Row }[];
  /** The first row has the names of the columns. */
  hasHeader: boolean;
  /** The names of the columns where they stand elsewhere. */
  names?: Row;
  /** How many columns have a name; without it all have. */
  columns?: number;
  /** How many columns stand before the one that names the row. */
  lead?: number;
  /** How many lines it takes. */
  lines: number;
}

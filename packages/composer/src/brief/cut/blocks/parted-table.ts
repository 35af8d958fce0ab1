import { effort } from '../effort.ts';
import type { Span } from '../span.ts';
import { shapeOf } from './line-shape.ts';
import type { Line } from './lines.ts';
import type { Row, Table } from './table-shape.ts';

/** Signs that part cells where a space stands on both sides of them. */
const partings = ['|', '-', '–', '—'];
const fewestCells = 3;
const fewestRows: Readonly<Record<string, number>> = { '|': 2 };
const fewestDashedRows = 3;
/** A name of a column is short, and no value. */
const longestName = 30;
const isSpaced = (text: string, at: number) => text[at - 1] === ' ' && text[at + 1] === ' ';

/** Parts a line at a sign between spaces. */
function cellsOf(prompt: string, { start, end }: Span, sign: string): Row {
  const cells: Row = [];
  effort.steps += end - start;
  let from = start;
  for (let at = start + 1; at < end - 1; at += 1) {
    if (prompt[at] !== sign || !isSpaced(prompt, at)) continue;
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  cells.push({ start: from, end });
  return cells;
}

const textOf = (prompt: string, { start, end }: Span): string => prompt.slice(start, end).trim();
const isName = (text: string): boolean => text !== '' && text.length < longestName && !/\d/u.test(text);

/** What a table is told by: the values of one column, numbers in each row. */
const hasValues = (prompt: string, rows: readonly Row[]): boolean =>
  (rows[0] ?? []).some((_, column) =>
    rows.every((cells) => {
      const cell = cells[column];
      return cell !== undefined && /\d/u.test(textOf(prompt, cell));
    }),
  );

/** The rows of one sign; a last cell that is a note may be missing in some. */
function rowsAt(prompt: string, lines: readonly Line[], at: number, sign: string): Table['rows'] {
  const rows: Table['rows'] = [];
  let [fewest, most] = [Number.POSITIVE_INFINITY, 0];
  for (let line = lines[at]; line && !line.tag; line = lines[at + rows.length]) {
    if (!isRow(prompt, line, sign)) break;
    const cells = cellsOf(prompt, line, sign);
    fewest = Math.min(fewest, cells.length);
    most = Math.max(most, cells.length);
    if (most - fewest > 1) break;
    rows.push({ line, cells });
  }
  return rows;
}

/** The names of columns that the line above has in brackets, parted like the rows: "Products (kind - name - price)". */
function namesAbove(prompt: string, line: Line | undefined, sign: string, count: number): Row | undefined {
  if (!line || line.tag) return undefined;
  const text = prompt.slice(line.start, line.end);
  const [open, close] = [text.lastIndexOf('('), text.lastIndexOf(')')];
  if (open < 0 || close < open) return undefined;
  const names = cellsOf(prompt, { start: line.start + open + 1, end: line.start + close }, sign);
  return names.length === count && names.every((name) => isName(textOf(prompt, name))) ? names : undefined;
}

/** How many leading columns only sort the rows: their values come again, those of the next one do not. */
function sortingColumns(prompt: string, rows: readonly Row[]): number {
  const differentIn = (column: number) =>
    new Set(rows.map((cells) => textOf(prompt, cells[column] ?? { start: 0, end: 0 }))).size;
  return differentIn(0) < rows.length && differentIn(1) === rows.length ? 1 : 0;
}

function tableOf(prompt: string, lines: readonly Line[], at: number, sign: string): Table | undefined {
  const rows = rowsAt(prompt, lines, at, sign);
  if (rows.length < (fewestRows[sign] ?? fewestDashedRows)) return undefined;
  const [first, ...others] = rows.map(({ cells }) => cells);
  const hasHeader = (first ?? []).every((cell) => isName(textOf(prompt, cell))) && hasValues(prompt, others);
  const values = hasHeader ? others : rows.map(({ cells }) => cells);
  if (!hasHeader && !hasValues(prompt, values)) return undefined;
  const count = Math.max(...values.map(({ length }) => length));
  const names = hasHeader ? undefined : namesAbove(prompt, lines[at - 1], sign, count);
  return {
    rows,
    hasHeader,
    ...(names && { names }),
    /** Only what every row has is a column; the rest is a note. */
    columns: Math.min(...values.map(({ length }) => length)),
    lead: sortingColumns(prompt, values),
    lines: rows.length,
  };
}

const isRow = (prompt: string, line: Line | undefined, sign: string): boolean => {
  if (!line || line.tag) return false;
  const text = textOf(prompt, line);
  const isText = text !== '' && !/[:：]$/u.test(text) && shapeOf(text).kind === 'text';
  return isText && cellsOf(prompt, line, sign).length >= fewestCells;
};

/** Rows of cells between bars or dashes, the same number in each line, without the signs that begin a row of Markdown. */
export function partedTable(prompt: string, lines: readonly Line[], at: number): Table | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const text = prompt.slice(line.start, line.end);
  for (const sign of partings) {
    // Behind a row that began no table none begins: it has been looked for from there, and each line is read once.
    const mayBegin = text.includes(` ${sign} `) && !isRow(prompt, lines[at - 1], sign);
    const table = mayBegin ? tableOf(prompt, lines, at, sign) : undefined;
    if (table) return table;
  }
  return undefined;
}

import { effort } from '../effort.ts';
import type { Span } from '../span.ts';
import type { Line } from './lines.ts';
import { partedTable } from './parted-table.ts';
import type { Row, Table } from './table-shape.ts';

/** A comma between the whole and the cents of an amount: "6,80 €", "€ 12,50". */
function isDecimal(prompt: string, at: number): boolean {
  if (prompt[at] !== ',' || !isDigit(prompt[at - 1])) return false;
  const after = decimals.exec(prompt.slice(at + 1, at + 8));
  if (after === null) return false;
  return after[1] !== undefined || /\p{Sc}\s?\d{1,6}$/u.test(prompt.slice(Math.max(0, at - 9), at));
}
const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';
const decimals = /^\d\d(?!\d)(\s?(?:\p{Sc}|EUR|CHF|kr|zł|Kč|R\$))?/u;

/** Parts a line at a sign; inside of straight quotation marks it parts nothing. */
function cellsAt(prompt: string, { start, end }: Span, sign: string): Row {
  const cells: Row = [];
  effort.steps += end - start;
  let from = start;
  let isQuoted = false;
  for (let at = start; at < end; at += 1) {
    if (prompt[at] === '"' && sign === ',') isQuoted = !isQuoted;
    if (prompt[at] !== sign || isQuoted || isDecimal(prompt, at)) continue;
    cells.push({ start: from, end: at });
    from = at + 1;
  }
  cells.push({ start: from, end });
  return cells;
}

const pipe = '|';
const isPiped = (text: string): boolean => text.startsWith(pipe) && text.indexOf(pipe, 1) > 0;
/** The line of signs under the names of the columns. */
export const isUnderline = (text: string): boolean =>
  text.includes('-') && text.includes(pipe) && !/[^\s|:+-]/u.test(text);

function pipedRow(prompt: string, line: Line): Row {
  const cells = cellsAt(prompt, line, pipe).slice(1);
  const last = cells.at(-1);
  return last && prompt.slice(last.start, last.end).trim() === '' ? cells.slice(0, -1) : cells;
}

const textOf = (prompt: string, { start, end }: Span): string => prompt.slice(start, end).trim();

/** Rows of Markdown: lines that begin with a bar. */
function pipedTable(prompt: string, lines: readonly Line[], at: number): Table | undefined {
  const rows: Table['rows'] = [];
  let hasHeader = false;
  let index = at;
  for (let line = lines[index]; line && !line.tag; index += 1, line = lines[index]) {
    const text = textOf(prompt, line);
    if (!isPiped(text)) break;
    if (isUnderline(text)) hasHeader ||= rows.length === 1;
    else rows.push({ line, cells: pipedRow(prompt, line) });
  }
  return rows.length > 0 ? { rows, hasHeader, lines: index - at } : undefined;
}

const fewestRows = 3;
const hasDigit = /\d/u;

/** Values apart by tabs, or by commas or semicolons without space behind them, the same number in each line. */
function valuesTable(prompt: string, lines: readonly Line[], at: number, sign: string): Table | undefined {
  const rows: Table['rows'] = [];
  for (let line = lines[at]; line && !line.tag; line = lines[at + rows.length]) {
    if (!prompt.slice(line.start, line.end).includes(sign)) break;
    const cells = cellsAt(prompt, line, sign);
    if (cells.length !== Math.max(2, rows[0]?.cells.length ?? cells.length)) break;
    if (sign !== '\t' && !isTight(prompt, cells)) break;
    rows.push({ line, cells });
  }
  if (rows.length < (sign === '\t' ? 2 : fewestRows)) return undefined;
  const hasHeader = rows[0]?.cells.every((cell) => isName(textOf(prompt, cell))) ?? false;
  return { rows, hasHeader, lines: rows.length };
}

const isName = (text: string): boolean => text !== '' && text.length < 30 && !hasDigit.test(text);

/** Prose has space behind its commas. */
const isTight = (prompt: string, cells: Row): boolean =>
  cells.slice(1).every(({ start }) => prompt[start] !== ' ');

/** The table that begins at a line, of whatever kind. */
export function tableAt(prompt: string, lines: readonly Line[], at: number): Table | undefined {
  return (
    pipedTable(prompt, lines, at) ??
    valuesTable(prompt, lines, at, '\t') ??
    valuesTable(prompt, lines, at, ',') ??
    valuesTable(prompt, lines, at, ';') ??
    partedTable(prompt, lines, at)
  );
}

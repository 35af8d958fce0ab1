import type { Span } from '../span.ts';
import type { Line } from './lines.ts';
import type { Row } from './table-shape.ts';

/** A row of a table in HTML. */
export interface HtmlRow {
  cells: Row;
  isHeader: boolean;
  /** The first line behind its last cell. */
  next: number;
}

const rowEnds = new Set(['tr', 'table', 'tbody', 'thead', 'tfoot']);

/** The cells of the row whose first cell is the line at `at`. Several lines of one cell are one. */
export function htmlRowAt(prompt: string, lines: readonly Line[], at: number, firstCell: string): HtmlRow {
  const cells: Row = [];
  let cell: Span | undefined;
  let isHeader = firstCell === 'th';
  let next = at;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index];
    const name = line?.tag?.name ?? '';
    if (!line || rowEnds.has(name)) break;
    if (name === 'td' || name === 'th') {
      cell = undefined;
      isHeader &&= name === 'th';
    } else if (!line.tag && prompt.slice(line.start, line.end).trim() !== '') {
      cell ??= addCell(cells, line);
      cell.end = line.end;
      next = index + 1;
    }
  }
  return { cells, isHeader, next };
}

function addCell(cells: Row, { start, end }: Span): Span {
  const cell = { start, end };
  cells.push(cell);
  return cell;
}

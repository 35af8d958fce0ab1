import { h } from '../h.ts';
import type { RenderSection } from '../section.ts';
import { oneLine } from '../titles.ts';
import { listFrame } from './list-frame.ts';
import { stackedTable } from './stacked-table.ts';

const figures = /^[^\p{L}]*\d[^\p{L}]*(?:\p{L}{1,3}\.?)?$/u;

/** A table as it was given. A last column of figures stands at its end. */
export const renderTable: RenderSection<'table'> = (page, section) => {
  const { columns, rows, isSearchable, isSortable } = section;
  const isFigures = (place: number) =>
    place === columns.length - 1 && rows.every((row) => figures.test((row[place] ?? '').slice(0, 40)));
  const table = stackedTable(page, {
    columns: columns.map((name, place) => ({ name, isEnd: isFigures(place) })),
    rows: rows.map((row) => ({
      cells: columns.map((_, place) => row[place] ?? ''),
      attributes: { 'data-entry': true },
    })),
    isSortable: isSortable === true,
    caption: oneLine(section.title),
  });
  const tools = { ...(isSearchable && { isSearchable }) };
  return { body: h('div', null, listFrame(page, section.id, tools, table)), set: 'below' };
};

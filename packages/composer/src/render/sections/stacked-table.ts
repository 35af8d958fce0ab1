import { type Attributes, type Child, type Html, h } from '../h.ts';
import type { PageAtSection } from '../site.ts';

export interface Column {
  name: string;
  /** Amounts stand at the end of their column. */
  isEnd?: boolean;
}

interface Row {
  cells: readonly Child[];
  attributes?: Attributes;
}

export interface TableToRender {
  columns: readonly Column[];
  rows: readonly Row[];
  isSortable: boolean;
  /** Read aloud before the table, where no heading says it. */
  caption?: string;
}

/** So many columns still stand beside each other on a phone. */
const mostBeside = 2;

function headCell({ name, isEnd }: Column, isSortable: boolean): Html {
  const look = ['pb-3 pe-6 font-semibold last:pe-0 align-bottom', isEnd ? 'text-end' : 'text-start'];
  const button = 'cursor-pointer text-start underline underline-offset-4';
  const attributes = { type: 'button', 'data-sort-by': true, class: button } as const;
  return h(
    'th',
    { scope: 'col', role: 'columnheader', class: look },
    isSortable && name ? h('button', attributes, name) : name,
  );
}

const stackedCell = [
  'max-md:grid max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:gap-x-4 max-md:py-1 max-md:pe-0',
  'max-md:before:text-muted max-md:before:content-[attr(data-label)] max-md:empty:hidden',
];

function bodyRow(
  page: PageAtSection,
  { columns, isStacked }: { columns: readonly Column[]; isStacked: boolean },
) {
  const padding = ['py-4 pe-6 align-baseline last:pe-0', isStacked && 'max-md:block max-md:pe-0'];
  const first = (content: Child) =>
    h(
      'th',
      {
        scope: 'row',
        role: 'rowheader',
        class: [padding, 'text-start', page.look.kit.h3, '!text-[1.15em]', isStacked && 'max-md:!pb-1'],
      },
      content,
    );
  const cell = (content: Child, column: Column | undefined) =>
    h(
      'td',
      {
        role: 'cell',
        class: [padding, column?.isEnd && (isStacked ? 'md:text-end' : 'text-end'), isStacked && stackedCell],
        'data-label': isStacked && (column?.name ?? ''),
      },
      content,
    );
  return ({ cells, attributes }: Row) =>
    h(
      'tr',
      {
        ...attributes,
        role: 'row',
        class: [page.look.kit.rule, isStacked && 'max-md:block max-md:py-4'],
      },
      cells.map((content, place) => (place === 0 ? first(content) : cell(content, columns[place]))),
    );
}

/**
 * A table that is one on a wide screen; on a narrow one each row becomes a small list of its cells, each behind the name of its
 * column. Roles are written out, as some browsers forget them where a row is laid out as a block.
 */
export function stackedTable(page: PageAtSection, table: TableToRender): Html {
  const { columns, rows, isSortable } = table;
  const isStacked = columns.length > mostBeside;
  const heads = columns.map((column) => headCell(column, isSortable));
  const headRow = [
    'align-bottom',
    isStacked && (isSortable ? 'max-md:flex max-md:flex-wrap max-md:gap-x-5' : 'max-md:sr-only'),
  ];
  const block = isStacked && 'max-md:block';
  return h(
    'table',
    { role: 'table', class: ['w-full border-b border-edge', block], 'data-sort': isSortable },
    table.caption && h('caption', { class: 'sr-only' }, table.caption),
    h('thead', { role: 'rowgroup', class: block }, h('tr', { role: 'row', class: headRow }, heads)),
    h('tbody', { role: 'rowgroup', class: block }, rows.map(bodyRow(page, { columns, isStacked }))),
  );
}

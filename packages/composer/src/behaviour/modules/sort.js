/** @param {HTMLTableRowElement} row @param {number} column */
const textOf = (row, column) => row.cells[column]?.textContent?.trim() ?? '';

for (const table of document.querySelectorAll('table[data-sort]')) {
  const heads = [...table.querySelectorAll('thead th')];
  const body = table.querySelector('tbody');
  const sortBy = (/** @type {Element} */ head) => {
    const isAscending = head.getAttribute('aria-sort') !== 'ascending';
    for (const other of heads) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', isAscending ? 'ascending' : 'descending');
    const column = heads.indexOf(head);
    const rows = [...(body?.rows ?? [])].sort((a, b) =>
      textOf(a, column).localeCompare(textOf(b, column), document.documentElement.lang, { numeric: true }),
    );
    body?.append(...(isAscending ? rows : rows.reverse()));
  };
  for (const head of heads) head.querySelector('button')?.addEventListener('click', () => sortBy(head));
}

import { dayOf, keptAs } from './kept.js';

/** @typedef {Record<string, string>} Entry */

const language = document.documentElement.lang;

/** @param {string} value @param {string} kind @param {string} yes */
const written = (value, kind, yes) => {
  if (kind === 'check') return value ? yes : '';
  if (kind === 'number' && value) return Number(value).toLocaleString(language);
  // Midday, so that no time zone makes another day of it.
  if (kind === 'date' && value) return new Date(`${value}T12:00`).toLocaleDateString(language);
  return value;
};

/** A field of a file: in quotation marks, as signs may stand in it. @param {string} text */
const quoted = (text) => `"${text.replaceAll('"', '""')}"`;

for (const log of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-log]'))) {
  const form = log.querySelector('form');
  const table = log.querySelector('table');
  const body = table?.querySelector('tbody');
  const template = log.querySelector('template');
  const sums = log.querySelector('[data-sums]');
  const fields = /** @type {HTMLElement[]} */ ([
    ...(template?.content.querySelectorAll('[data-cell]') ?? []),
  ]);
  const { count = '', total = '', months = '', yes = '' } = log.dataset;
  /** @type {{ read(): Entry[] | undefined, write(entries: Entry[]): boolean }} */
  const store = keptAs('log', log.dataset.log);
  let entries = store.read() ?? [];

  /** @param {HTMLElement} cell */
  const nameOf = ({ dataset: { cell = '' } }) => cell;
  const numbers = fields.filter(({ dataset }) => dataset.kind === 'number');
  const dated = fields.find(({ dataset }) => dataset.kind === 'date');

  /** @param {Entry} entry */
  const rowOf = (entry) => {
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof Element)) return [];
    for (const cell of /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll('[data-cell]')))
      cell.textContent = written(entry[nameOf(cell)] ?? '', cell.dataset.kind ?? '', yes);
    /** @type {HTMLElement | null} */
    const remove = row.querySelector('[data-remove]');
    const name = row.querySelector('[data-cell]')?.textContent ?? '';
    remove?.setAttribute(
      'aria-label',
      (remove.dataset.remove ?? '').replace('{name}', () => name),
    );
    remove?.addEventListener('click', () => {
      entries = entries.filter((other) => other !== entry);
      show();
      form?.querySelector('input')?.focus();
    });
    return [row];
  };

  /** @param {string} text */
  const line = (text) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    return paragraph;
  };

  /** @param {readonly Entry[]} of @param {HTMLElement} cell */
  const sumOf = (of, cell) => of.reduce((sum, entry) => sum + Number(entry[nameOf(cell)] || 0), 0);

  /** @param {readonly Entry[]} of */
  const totals = (of) =>
    numbers.map((cell) => `${cell.dataset.label}: ${sumOf(of, cell).toLocaleString(language)}`).join(', ');

  const monthly = () => {
    const byMonth = Map.groupBy(entries, (entry) => (entry[dated ? nameOf(dated) : ''] ?? '').slice(0, 7));
    const named = [...byMonth].filter(([month]) => month).toSorted(([a], [b]) => b.localeCompare(a));
    return named.map(([month, of]) => {
      const day = new Date(`${month}-15T12:00`);
      return line(`${day.toLocaleDateString(language, { month: 'long', year: 'numeric' })} – ${totals(of)}`);
    });
  };

  const show = () => {
    store.write(entries);
    body?.replaceChildren(...entries.flatMap(rowOf));
    table?.toggleAttribute('hidden', entries.length === 0);
    log.querySelector('[data-empty]')?.toggleAttribute('hidden', entries.length > 0);
    const isSummed = log.dataset.summed !== undefined;
    const lines = [line(count.replace('{count}', String(entries.length)))];
    if (isSummed) lines.push(line(`${total} – ${totals(entries)}`));
    if (log.dataset.byMonth !== undefined) lines.push(line(months), ...monthly());
    sums?.replaceChildren(...(entries.length > 0 ? lines : []));
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const given = new FormData(form);
    entries = [Object.fromEntries([...given].map(([name, value]) => [name, String(value)])), ...entries];
    form.reset();
    begin();
    show();
    form.querySelector('input')?.focus();
  });

  /** A new entry is of today, unless somebody says otherwise. */
  const begin = () => {
    for (const date of /** @type {NodeListOf<HTMLInputElement>} */ (
      log.querySelectorAll('form [type="date"]')
    ))
      date.value = dayOf();
  };

  for (const by of /** @type {NodeListOf<HTMLElement>} */ (log.querySelectorAll('[data-by]')))
    by.addEventListener('click', () => {
      const name = by.dataset.by ?? '';
      const sorted = entries.toSorted((a, b) =>
        (a[name] ?? '').localeCompare(b[name] ?? '', language, { numeric: true }),
      );
      const isSorted = sorted.every((entry, index) => entry === entries[index]);
      entries = isSorted ? sorted.toReversed() : sorted;
      show();
    });

  const download = log.querySelector('[data-csv]');
  download?.addEventListener('click', () => {
    const head = fields.map(({ dataset }) => dataset.label ?? '');
    const rows = entries.map((entry) => fields.map((cell) => entry[nameOf(cell)] ?? ''));
    // The mark at the beginning tells spreadsheets how letters are written.
    const text = `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}`;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    link.download = `${document.title}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  download?.removeAttribute('hidden');
  form?.removeAttribute('hidden');
  begin();
  show();
}

import { amountIn } from './amount.js';

/** @param {Element} entry @param {string} part */
const textOf = (entry, part) => entry.querySelector(`[data-entry-${part}]`)?.textContent ?? '';

/** @type {Readonly<Record<string, (a: Element, b: Element) => number>>} */
const orders = {
  name: (a, b) =>
    textOf(a, 'name').localeCompare(textOf(b, 'name'), document.documentElement.lang, { numeric: true }),
  price: (a, b) =>
    (amountIn(textOf(a, 'price')) ?? Infinity) - (amountIn(textOf(b, 'price')) ?? Infinity) || 0,
};

for (const list of document.querySelectorAll('[data-list]')) {
  const entries = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[data-entry]')]);
  const groups = Map.groupBy(entries, (entry) => entry.closest('[data-entry-group]'));
  const places = new Map([...groups].map(([group, own]) => [group, own.map((entry) => entry.parentElement)]));
  const chips = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[data-filter]')]);
  /** @type {HTMLInputElement | null} */
  const find = list.querySelector('[data-find]');
  /** @type {HTMLSelectElement | null} */
  const order = list.querySelector('[data-order]');
  /** @type {HTMLElement | null} */
  const status = list.querySelector('[data-list-status]');
  let category = '';

  /** @param {HTMLElement} entry */
  const isWanted = (entry) => {
    const words = find?.value.trim().toLocaleLowerCase() ?? '';
    const isInCategory = category === '' || (entry.dataset.in ?? '').split(' ').includes(category);
    return isInCategory && entry.textContent.toLocaleLowerCase().includes(words);
  };

  const show = () => {
    const found = entries.filter(isWanted);
    for (const entry of entries) entry.hidden = !found.includes(entry);
    for (const group of list.querySelectorAll('[data-entry-group]'))
      group.toggleAttribute('hidden', !group.querySelector('[data-entry]:not([hidden])'));
    if (!status) return;
    const { listStatus = '', listNone = '' } = status.dataset;
    const count = listStatus
      .replace('{found}', String(found.length))
      .replace('{all}', String(entries.length));
    const isWhole = found.length === entries.length && category === '' && !find?.value;
    status.textContent = isWhole ? '' : found.length > 0 ? count : listNone;
  };

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      category = chip.dataset.filter ?? '';
      for (const other of chips) other.setAttribute('aria-pressed', String(other === chip));
      show();
    });
  }
  find?.addEventListener('input', show);
  order?.addEventListener('change', () => {
    const compare = orders[order.value];
    for (const [group, own] of groups)
      for (const [place, entry] of (compare ? [...own].sort(compare) : own).entries())
        places.get(group)?.[place]?.append(entry);
  });
  list.querySelector('[data-list-controls]')?.removeAttribute('hidden');
}

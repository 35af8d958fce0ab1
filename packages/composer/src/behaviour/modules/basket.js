import { amountIn, writtenLike } from './amount.js';
import { closeByButtons } from './dialog.js';

/** @typedef {{ name: string, price: string, count: number }} Entry */

const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector('[data-basket]'));
const rows = dialog?.querySelector('[data-basket-rows]');
const template = dialog?.querySelector('template');
/** @type {HTMLElement | null | undefined} */
const status = dialog?.querySelector('[data-basket-status]');
/** @type {HTMLButtonElement | null | undefined} */
const order = dialog?.querySelector('[data-basket-order]');
const key = `basket ${order?.dataset.basketOrder ?? ''}`;

/** What was put in on another page of the site. A page in a sandbox has no storage: its basket forgets. */
const remembered = () => {
  try {
    return /** @type {Entry[]} */ (JSON.parse(sessionStorage.getItem(key) ?? '[]'));
  } catch {
    return [];
  }
};
const remember = () => {
  try {
    sessionStorage.setItem(key, JSON.stringify(basket));
  } catch {}
};

let basket = remembered();

/** What all comes to, where every price is one amount. */
const total = () => {
  const amounts = basket.map(({ price, count }) => (amountIn(price) ?? NaN) * count);
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return Number.isNaN(sum) ? undefined : writtenLike(Math.round(sum * 100) / 100, basket[0]?.price ?? '');
};

/** @param {string} name @param {number} step */
const change = (name, step) => {
  for (const entry of basket) if (entry.name === name) entry.count += step;
  basket = basket.filter(({ count }) => count > 0);
  remember();
  show();
};

/** @param {Entry} entry */
const rowFor = ({ name, price, count }) => {
  const row = /** @type {DocumentFragment} */ (template?.content.cloneNode(true));
  for (const [place, text] of Object.entries({ name, price, count: String(count) })) {
    const element = row.querySelector(`[data-${place}]`);
    if (element) element.textContent = text;
  }
  for (const [step, kind] of /** @type {const} */ ([
    [-1, 'less'],
    [1, 'more'],
  ])) {
    /** @type {HTMLElement | null} */
    const button = row.querySelector(`[data-${kind}]`);
    button?.setAttribute(
      'aria-label',
      (button.dataset[kind] ?? '').replace('{name}', () => name),
    );
    button?.addEventListener('click', () => {
      const place = basket.findIndex((entry) => entry.name === name);
      change(name, step);
      const next = rows?.children[Math.min(place, basket.length - 1)]?.querySelector(`[data-${kind}]`);
      if (next instanceof HTMLElement) next.focus();
    });
  }
  return row;
};

const show = () => {
  const count = basket.reduce((all, entry) => all + entry.count, 0);
  for (const place of document.querySelectorAll('[data-basket-count]')) place.textContent = String(count);
  rows?.replaceChildren(...basket.map(rowFor));
  const sum = total();
  if (status) {
    const { empty = '', total: words = '' } = status.dataset;
    status.textContent = basket.length === 0 ? empty : sum ? words.replace('{total}', () => sum) : '';
  }
  if (order) order.disabled = basket.length === 0;
};

const orderText = () => {
  const lines = basket.map(({ name, price, count }) => `${count} × ${name}${price ? ` (${price})` : ''}`);
  const sum = total();
  const together = sum ? ['', (status?.dataset.total ?? '').replace('{total}', () => sum)] : [];
  return [...lines, ...together].join('\n');
};

for (const button of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('[data-basket-add]')
)) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const name = button.dataset.basketAdd ?? '';
    if (!basket.some((entry) => entry.name === name))
      basket.push({ name, price: button.dataset.basketPrice ?? '', count: 0 });
    change(name, 1);
    for (const said of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll('[data-basket-said]')
    ))
      said.textContent = (said.dataset.basketSaid ?? '').replace('{name}', () => name);
  });
}
for (const bar of document.querySelectorAll('[data-basket-bar]')) bar.removeAttribute('hidden');
for (const button of document.querySelectorAll('[data-basket-open]'))
  button.addEventListener('click', () => dialog?.showModal());

order?.addEventListener('click', () => {
  const { mailTo, whatsappTo, basketOrder = '' } = order.dataset;
  const text = encodeURIComponent(orderText());
  if (mailTo) open(`mailto:${mailTo}?subject=${encodeURIComponent(basketOrder)}&body=${text}`, '_self');
  else if (whatsappTo) open(`https://wa.me/${whatsappTo}?text=${text}`, '_blank', 'noopener');
});
closeByButtons(dialog);
show();

import { writtenLike } from './amount.js';

for (const estimate of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('[data-estimate]')
)) {
  const total = estimate.querySelector('[data-total]');
  const entries = /** @type {NodeListOf<HTMLInputElement>} */ (estimate.querySelectorAll('[data-price]'));
  const offs = /** @type {NodeListOf<HTMLInputElement>} */ (estimate.querySelectorAll('[data-off]'));

  /** @param {HTMLInputElement} entry */
  const countOf = ({ type, checked, valueAsNumber }) =>
    type === 'checkbox' ? Number(checked) : Math.max(0, valueAsNumber || 0);

  /** What a ticked whole holds costs nothing besides. @param {HTMLInputElement} entry */
  const isHeld = ({ dataset: { within } }) =>
    within !== undefined && entries[Number(within)]?.checked === true;

  const show = () => {
    let sum = 0;
    for (const entry of entries) if (!isHeld(entry)) sum += countOf(entry) * Number(entry.dataset.price);
    for (const { checked, dataset } of offs) if (checked) sum *= 1 - Number(dataset.off) / 100;
    const rounded = Math.round(sum * 100) / 100;
    if (total) total.textContent = writtenLike(rounded, estimate.dataset.like ?? '0');
  };

  estimate.addEventListener('input', show);
  show();
}

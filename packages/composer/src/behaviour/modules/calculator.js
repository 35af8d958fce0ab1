import { workOut } from './formula.js';

/** @param {number} result @param {number} digits */
const written = (result, digits) =>
  Number.isFinite(result)
    ? result.toLocaleString(document.documentElement.lang, { maximumFractionDigits: digits })
    : '–';

for (const calculator of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('[data-calculator]')
)) {
  const numbers = /** @type {NodeListOf<HTMLInputElement>} */ (calculator.querySelectorAll('[data-input]'));
  const result = calculator.querySelector('output');

  /** @param {string} id */
  const sliderOf = (id) =>
    /** @type {HTMLInputElement | null} */ (calculator.querySelector(`[data-slider="${CSS.escape(id)}"]`));

  const bands = /** @type {HTMLElement[]} */ ([...calculator.querySelectorAll('[data-band]')]);

  /** Marks what the result means. @param {number} value */
  const mark = (value) => {
    const meant = bands.find(({ dataset: { band } }) => band === '' || value < Number(band));
    for (const band of bands) band.toggleAttribute('data-on', Number.isFinite(value) && band === meant);
  };

  const show = () => {
    const entries = [...numbers].map(({ dataset, valueAsNumber }) => [dataset.input ?? '', valueAsNumber]);
    const value = workOut(calculator.dataset.calculator ?? '', Object.fromEntries(entries));
    if (result) result.value = written(value, 'whole' in calculator.dataset ? 0 : 2);
    mark(value);
  };

  for (const number of numbers) {
    const slider = sliderOf(number.dataset.input ?? '');
    slider?.addEventListener('input', () => {
      number.value = slider.value;
      show();
    });
    number.addEventListener('input', () => {
      if (slider) slider.value = number.value;
      show();
    });
  }
  show();
}

import { workOut } from './formula.js';

/** @param {number} result */
const written = (result) =>
  Number.isFinite(result)
    ? result.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 2 })
    : '–';

for (const calculator of /** @type {NodeListOf<HTMLElement>} */ (
  document.querySelectorAll('[data-calculator]')
)) {
  const numbers = /** @type {NodeListOf<HTMLInputElement>} */ (calculator.querySelectorAll('[data-input]'));
  const result = calculator.querySelector('output');

  /** @param {string} id */
  const sliderOf = (id) =>
    /** @type {HTMLInputElement | null} */ (calculator.querySelector(`[data-slider="${CSS.escape(id)}"]`));

  const show = () => {
    const entries = [...numbers].map(({ dataset, valueAsNumber }) => [dataset.input ?? '', valueAsNumber]);
    if (result)
      result.value = written(workOut(calculator.dataset.calculator ?? '', Object.fromEntries(entries)));
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

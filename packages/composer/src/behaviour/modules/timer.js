import { beep } from './beep.js';
import { asClock, createClock } from './clock.js';

for (const timer of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-timer]'))) {
  const choices = /** @type {HTMLElement[]} */ ([...timer.querySelectorAll('[data-minutes]')]);
  const left = timer.querySelector('[data-left]');
  const result = timer.querySelector('[data-result]');
  const run = timer.querySelector('[data-run]');
  const own = timer.querySelector('input');
  const { start = '', pause = '', done = '' } = timer.dataset;
  let seconds = 60 * Number(choices[0]?.dataset.minutes ?? 1);

  const clock = createClock((passed) => {
    if (passed >= seconds) finish();
    else show();
  }, 250);

  const show = () => {
    if (left) left.textContent = asClock(Math.max(0, Math.ceil(seconds - clock.passed())));
    if (run) run.textContent = clock.isRunning() ? pause : start;
  };

  /** @param {number} minutes */
  const setTo = (minutes) => {
    seconds = 60 * minutes;
    for (const choice of choices)
      choice.setAttribute('aria-pressed', String(Number(choice.dataset.minutes) === minutes));
    clock.reset();
    show();
  };

  const finish = () => {
    clock.stop();
    show();
    if (result) result.textContent = done;
    beep();
  };

  for (const choice of choices)
    choice.addEventListener('click', () => {
      if (result) result.textContent = '';
      setTo(Number(choice.dataset.minutes));
    });
  own?.addEventListener('input', () => own.validity.valid && own.value && setTo(own.valueAsNumber));
  run?.addEventListener('click', () => {
    if (result) result.textContent = '';
    if (clock.isRunning()) clock.stop();
    else {
      if (clock.passed() >= seconds) clock.reset();
      clock.start();
    }
    show();
  });
  timer.querySelector('[data-reset]')?.addEventListener('click', () => {
    if (result) result.textContent = '';
    clock.reset();
    show();
  });
  for (const controls of timer.querySelectorAll('[data-controls]')) controls.removeAttribute('hidden');
}

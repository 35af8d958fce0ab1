import { asClock, createClock } from './clock.js';

/** @param {number} seconds */
const exact = (seconds) => `${asClock(seconds)}.${Math.floor((seconds % 1) * 10)}`;

for (const watch of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-stopwatch]'))) {
  const time = watch.querySelector('[data-time]');
  const run = watch.querySelector('[data-run]');
  const laps = watch.querySelector('[data-laps]');
  /** @type {HTMLElement | null} */
  const lap = watch.querySelector('[data-lap]');
  const { start = '', pause = '' } = watch.dataset;
  const show = () => {
    if (time) time.textContent = exact(clock.passed());
    if (run) run.textContent = clock.isRunning() ? pause : start;
  };
  const clock = createClock(show, 100);

  run?.addEventListener('click', () => {
    if (clock.isRunning()) clock.stop();
    else clock.start();
    show();
  });
  lap?.addEventListener('click', () => {
    if (clock.passed() === 0) return;
    const row = document.createElement('li');
    row.textContent = `${lap.dataset.lap} ${(laps?.children.length ?? 0) + 1}: ${exact(clock.passed())}`;
    laps?.append(row);
  });
  watch.querySelector('[data-reset]')?.addEventListener('click', () => {
    clock.reset();
    laps?.replaceChildren();
    show();
  });
  watch.querySelector('[data-controls]')?.removeAttribute('hidden');
}

import { beep } from './beep.js';
import { asClock, createClock } from './clock.js';
import { dayOf, keptAs } from './kept.js';

/** @typedef {{ day: string, rounds: number, work: number, rest: number, isSilent: boolean }} State */

for (const timer of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-interval]'))) {
  const { unit, rounds, start = '', pause = '', done = '', work = '', rest = '' } = timer.dataset;
  const names = { work, rest };
  const [left, phase, today] = ['left', 'phase', 'today'].map((part) =>
    timer.querySelector(`[data-${part}]`),
  );
  const run = timer.querySelector('[data-run]');
  /** @type {HTMLInputElement | null} */
  const sound = timer.querySelector('[data-sound]');
  const lengths = /** @type {HTMLInputElement[]} */ ([...timer.querySelectorAll('[data-length]')]);
  /** @type {{ read(): State | undefined, write(state: State): boolean }} */
  const store = keptAs('interval', timer.dataset.interval);
  const saved = store.read();
  let count = saved?.day === dayOf() ? saved.rounds : 0;
  /** Rounds since it was started. */
  let inRow = 0;
  /** @type {'work' | 'rest'} */
  let now = 'work';

  /** @param {'work' | 'rest'} name */
  const fieldOf = (name) => lengths.find(({ dataset }) => dataset.length === name);
  /** @param {'work' | 'rest'} name */
  const lengthOf = (name) => fieldOf(name)?.valueAsNumber || 1;
  const seconds = () => lengthOf(now) * Number(unit);

  if (saved) {
    for (const name of /** @type {const} */ (['work', 'rest'])) {
      const field = fieldOf(name);
      if (field) field.value = String(saved[name]);
    }
    if (sound) sound.checked = !saved.isSilent;
  }

  const keep = () =>
    store.write({
      day: dayOf(),
      rounds: count,
      work: lengthOf('work'),
      rest: lengthOf('rest'),
      isSilent: sound?.checked === false,
    });

  const clock = createClock((passed) => {
    if (passed >= seconds()) finish();
    else show();
  }, 250);

  const show = () => {
    if (left) left.textContent = asClock(Math.max(0, Math.ceil(seconds() - clock.passed())));
    if (run) run.textContent = clock.isRunning() ? pause : start;
    if (today) today.textContent = String(count);
  };

  /** @param {'work' | 'rest'} name */
  const turnTo = (name) => {
    now = name;
    clock.reset();
    if (phase) phase.textContent = names[name];
  };

  const finish = () => {
    if (sound?.checked) beep();
    if (now === 'work') {
      count = store.read()?.day === dayOf() ? count + 1 : 1;
      inRow += 1;
      keep();
    }
    const isOver = inRow === Number(rounds);
    turnTo(now === 'work' && !isOver ? 'rest' : 'work');
    if (isOver) {
      inRow = 0;
      if (phase) phase.textContent = done;
    } else clock.start();
    show();
  };

  for (const field of lengths)
    field.addEventListener('input', () => {
      if (!field.validity.valid || !field.value) return;
      keep();
      show();
    });
  sound?.addEventListener('change', keep);
  run?.addEventListener('click', () => {
    if (clock.isRunning()) clock.stop();
    else {
      if (phase) phase.textContent = names[now];
      clock.start();
    }
    show();
  });
  timer.querySelector('[data-reset]')?.addEventListener('click', () => {
    inRow = 0;
    turnTo('work');
    show();
  });
  for (const controls of timer.querySelectorAll('[data-controls]')) controls.removeAttribute('hidden');
  show();
}

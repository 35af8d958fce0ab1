import { asClock, createClock } from './clock.js';

/** A tone of half a second; some browsers have none. */
const beep = () => {
  try {
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    tone.connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.5);
    tone.onended = () => sound.close();
  } catch {}
};

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

  /** Work is followed by a break, and a break by work. */
  const goOn = () => {
    const next = choices.find((choice) => choice.getAttribute('aria-pressed') === 'false');
    setTo(Number(next?.dataset.minutes ?? 1));
    if (result && next) result.textContent = `${done} ${next.textContent.trim()}`;
    clock.start();
    show();
  };

  const finish = () => {
    clock.stop();
    show();
    if (result) result.textContent = done;
    beep();
    if (timer.dataset.timer === 'round') goOn();
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

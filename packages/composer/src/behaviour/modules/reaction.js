const shortest = 1200;
const spread = 2500;

for (const test of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-reaction]'))) {
  const field = /** @type {HTMLButtonElement | null} */ (test.querySelector('[data-field]'));
  const list = test.querySelector('[data-times]');
  const status = test.querySelector('[data-status]');
  const { wait = '', now = '', early = '', time = '', result = '', again = '' } = test.dataset;
  const rounds = Number(test.dataset.rounds);
  /** @type {number[]} */
  let times = [];
  let waiting = 0;
  let green = 0;

  /** @param {string} words */
  const label = (words) => {
    if (field) field.textContent = words;
  };

  const arm = () => {
    if (times.length === rounds) times = [];
    list?.replaceChildren(...times.map(entry));
    if (status && times.length === 0) status.textContent = '';
    label(wait);
    waiting = Number(
      setTimeout(
        () => {
          waiting = 0;
          green = performance.now();
          field?.toggleAttribute('data-green', true);
          label(now);
        },
        shortest + Math.random() * spread,
      ),
    );
  };

  /** @param {number} ms */
  const entry = (ms) => Object.assign(document.createElement('li'), { textContent: `${ms} ms` });

  const measure = () => {
    const ms = Math.round(performance.now() - green);
    green = 0;
    field?.toggleAttribute('data-green', false);
    times.push(ms);
    list?.append(entry(ms));
    const isLast = times.length === rounds;
    label(isLast ? again : time.replace('{ms}', String(ms)));
    const average = Math.round(times.reduce((sum, one) => sum + one, 0) / times.length);
    const words = result.replace('{best}', String(Math.min(...times))).replace('{average}', String(average));
    if (status && isLast) status.textContent = words;
  };

  field?.addEventListener('click', () => {
    if (green) measure();
    else if (waiting) {
      clearTimeout(waiting);
      waiting = 0;
      label(early);
    } else arm();
  });
}

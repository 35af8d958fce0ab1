import { dayOf, keptAs } from './kept.js';

/** @typedef {{ name: string, goal: number, days: Record<string, number> }} Line */

/** @param {string} day @param {number} back */
const daysBefore = (day, back) => {
  const at = new Date(`${day}T12:00`);
  at.setDate(at.getDate() - back);
  return dayOf(at);
};

/** Days in a row up to today; today counts as soon as it is done. @param {Line} line @param {string} today */
const streakOf = ({ days, goal }, today) => {
  /** @param {number} back */
  const isDone = (back) => (days[daysBefore(today, back)] ?? 0) >= goal;
  let back = isDone(0) ? 0 : 1;
  let count = 0;
  for (; isDone(back); back += 1) count += 1;
  return count;
};

for (const tool of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-daily]'))) {
  const list = tool.querySelector('[data-lines]');
  const template = tool.querySelector('template');
  const form = tool.querySelector('form');
  const input = form?.querySelector('input');
  const heading = tool.querySelector('[data-today]');
  /** @type {{ read(): Line[] | undefined, write(lines: Line[]): boolean }} */
  const store = keptAs('daily', tool.dataset.daily);
  let today = dayOf();

  /** @param {Element} row @returns {Line} */
  const lineOf = (row) => ({
    name: row.querySelector('[data-name]')?.textContent ?? '',
    goal: Number(/** @type {HTMLElement} */ (row).dataset.goal ?? 1),
    days: {},
  });

  const rows = /** @type {HTMLElement[]} */ ([...(list?.children ?? [])]);
  const prototypes = [...rows, template?.content.firstElementChild].filter((row) => row !== undefined);
  let lines = store.read() ?? rows.map(lineOf);

  /** @param {Line} line @param {number} by */
  const count = (line, by) => {
    line.days[today] = Math.max(0, (line.days[today] ?? 0) + by);
    show();
  };

  /** A row like those of the page, for a line. @param {Line} line */
  const rowOf = (line) => {
    const like = prototypes.find(
      (row) => Number(/** @type {HTMLElement} */ (row).dataset.goal) === line.goal,
    );
    const row = /** @type {HTMLElement} */ ((like ?? template?.content.firstElementChild)?.cloneNode(true));
    /** @param {string} part */
    const partOf = (part) => /** @type {HTMLElement | null} */ (row.querySelector(`[data-${part}]`));
    const [name, value, streak, remove] = ['name', 'value', 'streak', 'remove'].map(partOf);
    const done = line.days[today] ?? 0;
    if (name) name.textContent = line.name;
    if (value) value.textContent = `${done} / ${line.goal}`;
    const tick = /** @type {HTMLInputElement | null} */ (partOf('tick'));
    if (tick) tick.checked = done >= line.goal;
    tick?.addEventListener('change', () => count(line, tick.checked ? 1 : -done));
    for (const [part, by] of /** @type {const} */ ([
      ['more', 1],
      ['less', -1],
    ])) {
      const button = partOf(part);
      button?.setAttribute(
        'aria-label',
        (button.dataset[part] ?? '').replace('{name}', () => line.name),
      );
      button?.addEventListener('click', () => count(line, by));
    }
    const inRow = streakOf(line, today);
    if (streak && inRow > 1)
      streak.textContent = (tool.dataset.inRow ?? '').replace('{count}', String(inRow));
    remove?.removeAttribute('hidden');
    remove?.setAttribute(
      'aria-label',
      (remove.dataset.remove ?? '').replace('{name}', () => line.name),
    );
    remove?.addEventListener('click', () => {
      lines = lines.filter((other) => other !== line);
      show();
      input?.focus();
    });
    return row;
  };

  /** The control that is in use keeps the focus while the rows are drawn anew. */
  const focused = () => {
    const row = document.activeElement?.closest('[data-goal]');
    const at = row ? [...(list?.children ?? [])].indexOf(row) : -1;
    const controls = row ? [...row.querySelectorAll('input, button')] : [];
    const place = controls.indexOf(/** @type {Element} */ (document.activeElement));
    return () => {
      const control = at < 0 ? undefined : list?.children[at]?.querySelectorAll('input, button')[place];
      if (control instanceof HTMLElement) control.focus();
    };
  };

  const show = () => {
    store.write(lines);
    const focus = focused();
    list?.replaceChildren(...lines.map(rowOf));
    focus();
    const day = new Date(`${today}T12:00`);
    const written = day.toLocaleDateString(document.documentElement.lang, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    });
    if (heading) heading.textContent = written;
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = input?.value.trim() ?? '';
    if (!name) return;
    lines = [...lines, { name, goal: 1, days: {} }];
    if (input) input.value = '';
    show();
  });
  // A page that stays open over night begins the new day when somebody comes back to it.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || dayOf() === today) return;
    today = dayOf();
    show();
  });
  form?.removeAttribute('hidden');
  show();
}

import { keptAs } from './kept.js';

for (const planner of /** @type {NodeListOf<HTMLFormElement>} */ (
  document.querySelectorAll('[data-planner]')
)) {
  const fields = /** @type {HTMLTextAreaElement[]} */ ([...planner.querySelectorAll('textarea')]);
  /** @type {{ read(): Record<string, string> | undefined, write(week: Record<string, string>): boolean }} */
  const store = keptAs('planner', planner.dataset.planner);
  const keep = () => store.write(Object.fromEntries(fields.map(({ name, value }) => [name, value])));

  const saved = store.read() ?? {};
  for (const field of fields) field.value = saved[field.name] ?? '';
  planner.addEventListener('input', keep);
  planner.addEventListener('submit', (event) => event.preventDefault());
  planner.addEventListener('reset', () => {
    for (const field of fields) field.value = '';
    keep();
    fields[0]?.focus();
  });
  planner.querySelector('[type="reset"]')?.removeAttribute('hidden');
}

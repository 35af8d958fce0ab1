import { keptAs } from './kept.js';

/** @typedef {{ text: string, isDone: boolean }} Task */

for (const todo of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-todo]'))) {
  const list = todo.querySelector('[data-tasks]');
  const template = todo.querySelector('template');
  const form = todo.querySelector('form');
  const input = form?.querySelector('input');
  const status = todo.querySelector('[data-todo-status]');
  /** @param {Element} row @returns {Task} */
  const taskOf = (row) => ({
    text: row.querySelector('[data-task]')?.textContent ?? '',
    isDone: row.querySelector('input')?.checked === true,
  });

  // What is kept is of one list: other entries of the owner's are not hidden by it.
  const given = [...(list?.children ?? [])].map((row) => taskOf(row).text);
  /** @type {{ read(): Task[] | undefined, write(tasks: Task[]): boolean }} */
  const { read, write } = keptAs('todo', [todo.dataset.todo, ...given].join(' | '));

  const show = () => {
    const tasks = [...(list?.children ?? [])].map(taskOf);
    const left = tasks.filter(({ isDone }) => !isDone).length;
    const words = (todo.dataset.left ?? '').replace('{left}', String(left));
    if (status) status.textContent = words.replace('{all}', String(tasks.length));
    todo.querySelector('[data-todo-kept]')?.toggleAttribute('hidden', !write(tasks));
  };

  /** @param {Element} row */
  const enable = (row) => {
    /** @type {HTMLElement | null} */
    const remove = row.querySelector('[data-remove]');
    remove?.removeAttribute('hidden');
    remove?.setAttribute(
      'aria-label',
      (remove.dataset.remove ?? '').replace('{name}', () => taskOf(row).text),
    );
    remove?.addEventListener('click', () => {
      row.remove();
      show();
      input?.focus();
    });
  };

  /** @param {Task} task */
  const add = ({ text, isDone }) => {
    const row = template?.content.firstElementChild?.cloneNode(true);
    if (!(row instanceof Element)) return;
    const [words, box] = [row.querySelector('[data-task]'), row.querySelector('input')];
    if (words) words.textContent = text;
    if (box) box.checked = isDone;
    enable(row);
    list?.append(row);
  };

  const saved = read();
  if (saved) {
    list?.replaceChildren();
    saved.forEach(add);
  } else for (const row of list?.children ?? []) enable(row);

  list?.addEventListener('change', show);
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input?.value.trim() ?? '';
    if (!text) return;
    add({ text, isDone: false });
    if (input) input.value = '';
    show();
  });
  form?.querySelector('[data-reset]')?.addEventListener('click', () => {
    for (const box of list?.querySelectorAll('input') ?? []) box.checked = false;
    show();
  });
  form?.removeAttribute('hidden');
  show();
}

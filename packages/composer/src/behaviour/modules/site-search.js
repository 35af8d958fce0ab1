import { closeByButtons } from './dialog.js';

const dialog = /** @type {HTMLDialogElement | null} */ (document.querySelector('[data-search-dialog]'));
const input = dialog?.querySelector('input');
/** @type {HTMLElement | null | undefined} */
const status = dialog?.querySelector('[data-search-status]');
const entries = [...(dialog?.querySelectorAll('li') ?? [])];

const show = () => {
  const words = input?.value.trim().toLocaleLowerCase() ?? '';
  const found = entries.filter((entry) => words && entry.textContent.toLocaleLowerCase().includes(words));
  for (const entry of entries) entry.hidden = !found.includes(entry);
  if (!status) return;
  const { searchStatus = '', none = '' } = status.dataset;
  const count = searchStatus.replace('{found}', String(found.length));
  status.textContent = words === '' ? '' : found.length > 0 ? count : none;
};

input?.addEventListener('input', show);
for (const button of document.querySelectorAll('[data-site-search]')) {
  button.removeAttribute('hidden');
  button.addEventListener('click', () => {
    dialog?.showModal();
    input?.focus();
  });
}
dialog?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) dialog.close();
});
closeByButtons(dialog);

/** @type {HTMLInputElement | null} */
const input = document.querySelector('[data-filter]');
/** @type {HTMLElement | null} */
const status = document.querySelector('[data-filter-status]');
const items = [...document.querySelectorAll('[data-filter-item]')];

input?.addEventListener('input', () => {
  const wanted = input.value.trim().toLocaleLowerCase();
  const found = items.filter((item) => item.textContent.toLocaleLowerCase().includes(wanted));
  for (const item of items) item.toggleAttribute('hidden', !found.includes(item));
  if (!status) return;
  const count = (status.dataset.filterStatus ?? '').replace('{found}', String(found.length));
  status.textContent = wanted ? count.replace('{all}', String(items.length)) : '';
});

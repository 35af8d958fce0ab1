const input = document.querySelector('[data-filter]');
const status = document.querySelector('[data-filter-status]');
const items = [...document.querySelectorAll('[data-filter-item]')];

input.addEventListener('input', () => {
  const wanted = input.value.trim().toLocaleLowerCase();
  for (const item of items) item.hidden = !item.textContent.toLocaleLowerCase().includes(wanted);
  const found = items.filter((item) => !item.hidden).length;
  status.textContent = wanted ? `${found} of ${items.length}` : '';
});

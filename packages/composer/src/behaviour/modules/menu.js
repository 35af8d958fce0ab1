/** @type {HTMLElement | null} */
const button = document.querySelector('[data-menu-button]');
const panel = document.getElementById('site-menu');

/** @param {boolean} isOpen */
const setOpen = (isOpen) => {
  button?.setAttribute('aria-expanded', String(isOpen));
  if (panel) panel.hidden = !isOpen;
};

button?.addEventListener('click', () => setOpen(panel?.hidden === true));
panel?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) setOpen(false);
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || panel?.hidden !== false) return;
  setOpen(false);
  button?.focus();
});

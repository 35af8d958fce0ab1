const button = document.querySelector('[data-menu-button]');
const panel = document.getElementById(button.getAttribute('aria-controls'));

const setOpen = (isOpen) => {
  button.setAttribute('aria-expanded', String(isOpen));
  panel.hidden = !isOpen;
};

button.addEventListener('click', () => setOpen(panel.hidden));
panel.addEventListener('click', (event) => {
  if (event.target.closest('a')) setOpen(false);
});
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || panel.hidden) return;
  setOpen(false);
  button.focus();
});

const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-print]'));

if (button) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

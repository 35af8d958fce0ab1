/**
 * Moves a row by one picture, in the direction the language runs.
 * @param {Element} row @param {number} step
 */
const turn = (row, step) => {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth;
  const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollBy({ left: step * direction * (width + 20) });
};

for (const carousel of document.querySelectorAll('[data-carousel]')) {
  const row = carousel.querySelector('ul');
  if (!row) continue;
  const buttons = [
    .../** @type {NodeListOf<HTMLButtonElement>} */ (carousel.querySelectorAll('[data-turn]')),
  ];
  const showEnds = () => {
    const passed = Math.abs(row.scrollLeft);
    const left = row.scrollWidth - row.clientWidth - passed;
    for (const button of buttons) button.disabled = (button.dataset.turn === '1' ? left : passed) < 2;
  };
  for (const button of buttons)
    button.addEventListener('click', () => turn(row, Number(button.dataset.turn)));
  row.addEventListener('scroll', showEnds, { passive: true });
  addEventListener('resize', showEnds);
  carousel.querySelector('[data-carousel-buttons]')?.removeAttribute('hidden');
  showEnds();
}

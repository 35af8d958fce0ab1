/** @param {boolean} isYear */
const showPrices = (isYear) => {
  for (const year of document.querySelectorAll('[data-price="year"]')) {
    year.toggleAttribute('hidden', !isYear);
    year.previousElementSibling?.toggleAttribute('hidden', isYear);
  }
};

for (const toggle of document.querySelectorAll('[data-price-toggle]')) {
  const buttons = [...toggle.querySelectorAll('button')];
  for (const chosen of buttons) {
    chosen.addEventListener('click', () => {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
      showPrices(chosen.value === 'year');
    });
  }
}

for (const toggle of document.querySelectorAll('[data-price-toggle]')) {
  const section = toggle.closest('section') ?? document;
  const buttons = [...toggle.querySelectorAll('button')];

  /** @param {string} period */
  const show = (period) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === period));
    for (const price of /** @type {NodeListOf<HTMLElement>} */ (section.querySelectorAll('[data-price]')))
      if (price.dataset.price !== 'always') price.hidden = price.dataset.price !== period;
  };

  for (const button of buttons) button.addEventListener('click', () => show(button.value));
  toggle.removeAttribute('hidden');
  show('month');
}

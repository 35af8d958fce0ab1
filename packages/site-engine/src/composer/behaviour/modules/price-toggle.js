for (const toggle of document.querySelectorAll('[data-price-toggle]')) {
  const buttons = [...toggle.querySelectorAll('button')];
  toggle.addEventListener('click', (event) => {
    const chosen = event.target.closest('button');
    if (!chosen) return;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === chosen));
    for (const year of document.querySelectorAll('[data-price="year"]')) {
      year.hidden = chosen.value !== 'year';
      year.previousElementSibling.hidden = chosen.value === 'year';
    }
  });
}

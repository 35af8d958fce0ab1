const gate = /** @type {HTMLDialogElement | null} */ (document.querySelector('[data-age-gate]'));
const key = 'age';

// A page opened in a sandbox has no storage: it then asks on every page.
const hasAnswered = () => {
  try {
    return sessionStorage.getItem(key) === 'yes';
  } catch {
    return false;
  }
};

if (gate && !hasAnswered()) {
  gate.showModal();
  gate.addEventListener('cancel', (event) => event.preventDefault());
  // The browser lets Escape close a dialog that was refused once: it opens again.
  let isAllowed = false;
  gate.addEventListener('close', () => {
    if (!isAllowed) gate.showModal();
  });
  gate.querySelector('[data-age-yes]')?.addEventListener('click', () => {
    isAllowed = true;
    try {
      sessionStorage.setItem(key, 'yes');
    } catch {}
    gate.close();
  });
  gate.querySelector('[data-age-no]')?.addEventListener('click', () => {
    gate.querySelector('[data-age-answers]')?.toggleAttribute('hidden', true);
    gate.querySelector('[data-age-sorry]')?.toggleAttribute('hidden', false);
  });
}

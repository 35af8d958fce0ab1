/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

/**
 * Says beside a field what is wrong with it, or nothing.
 * @param {Control} control
 */
const showProblem = (control) => {
  const problem = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  const isWrong = !control.validity.valid || control.value.trim() === '';
  control.setAttribute('aria-invalid', String(isWrong));
  if (problem) problem.textContent = isWrong ? (control.dataset.problem ?? '') : '';
  return isWrong;
};

/** @param {HTMLFormElement} form */
const controlsOf = (form) => [
  .../** @type {NodeListOf<Control>} */ (form.querySelectorAll('[data-problem]')),
];

/**
 * Opens the visitor's mail program with what was typed; nothing leaves the page otherwise.
 * @param {HTMLFormElement} form
 */
const writeMail = (form) => {
  const { mailTo, subject = '' } = form.dataset;
  if (!mailTo) return;
  const lines = controlsOf(form).map((control) => `${control.labels?.[0]?.textContent}: ${control.value}`);
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\n'))}`;
  open(`mailto:${mailTo}?${query}`, '_self');
};

for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('[data-form]'))) {
  const controls = controlsOf(form);
  const status = form.querySelector('[data-form-status]');
  for (const control of controls) {
    control.addEventListener('input', () => {
      if (control.getAttribute('aria-invalid') === 'true') showProblem(control);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [firstWrong] = controls.filter(showProblem);
    if (status) status.textContent = firstWrong ? '' : (form.dataset.done ?? '');
    if (firstWrong) firstWrong.focus();
    else {
      writeMail(form);
      form.reset();
    }
  });
}

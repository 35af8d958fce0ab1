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
    else form.reset();
  });
}

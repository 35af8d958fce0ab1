/** @typedef {HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement} Control */

/** @param {Control} control */
const isEmpty = (control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox'
    ? !control.checked
    : control.value.trim() === '';

/** @param {Control} control */
const isWrong = (control) => !control.validity.valid || (control.required && isEmpty(control));

/**
 * Says beside a field what is wrong with it, or nothing.
 * @param {Control} control
 */
const showProblem = (control) => {
  const problem = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  control.setAttribute('aria-invalid', String(isWrong(control)));
  if (problem) problem.textContent = isWrong(control) ? (control.dataset.problem ?? '') : '';
  return isWrong(control);
};

/** @param {HTMLFormElement} form */
const controlsOf = (form) => [.../** @type {NodeListOf<Control>} */ (form.querySelectorAll('[data-field]'))];

/** @param {Control} control */
const writtenIn = (control) => {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? '✓' : '–';
  if (control instanceof HTMLInputElement && control.type === 'file')
    return [...(control.files ?? [])].map(({ name }) => name).join(', ');
  return control.value;
};

/** @param {Control} control */
const lineOf = (control) => {
  const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? control.name;
  return isEmpty(control) ? '' : `${label}: ${writtenIn(control)}`;
};

/**
 * Opens the visitor's mail program or WhatsApp with what was typed; nothing leaves the page otherwise.
 * @param {HTMLFormElement} form
 */
const send = (form) => {
  const { mailTo, whatsappTo, subject = '' } = form.dataset;
  const text = encodeURIComponent(controlsOf(form).map(lineOf).filter(Boolean).join('\n'));
  if (mailTo) open(`mailto:${mailTo}?subject=${encodeURIComponent(subject)}&body=${text}`, '_self');
  else if (whatsappTo) open(`https://wa.me/${whatsappTo}?text=${text}`, '_blank', 'noopener');
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
      send(form);
      form.reset();
    }
  });
}

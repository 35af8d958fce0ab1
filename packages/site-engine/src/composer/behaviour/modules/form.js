const showProblem = (control) => {
  const problem = document.getElementById(control.getAttribute('aria-describedby'));
  const isWrong = !control.validity.valid || control.value.trim() === '';
  control.setAttribute('aria-invalid', String(isWrong));
  problem.textContent = isWrong ? control.dataset.problem : '';
  return isWrong;
};

for (const form of document.querySelectorAll('[data-form]')) {
  const controls = [...form.querySelectorAll('[data-problem]')];
  const status = form.querySelector('[data-form-status]');
  for (const control of controls) {
    control.addEventListener('input', () => {
      if (control.getAttribute('aria-invalid') === 'true') showProblem(control);
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [firstWrong] = controls.filter(showProblem);
    status.textContent = firstWrong ? '' : form.dataset.done;
    if (firstWrong) firstWrong.focus();
    else form.reset();
  });
}

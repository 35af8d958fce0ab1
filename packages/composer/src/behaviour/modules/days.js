const dayLength = 24 * 60 * 60 * 1000;

for (const tool of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-days]'))) {
  const [from, to] = /** @type {NodeListOf<HTMLInputElement>} */ (tool.querySelectorAll('input'));
  const result = tool.querySelector('[data-result]');
  const inWeeks = tool.querySelector('[data-weeks-result]');
  const { days = '', weeks = '' } = tool.dataset;

  const show = () => {
    // Both are read as midnight in universal time: no day has 23 hours there.
    const count = Math.abs(Number(to?.valueAsNumber) - Number(from?.valueAsNumber)) / dayLength;
    const isKnown = Number.isFinite(count);
    if (result) result.textContent = isKnown ? days.replace('{days}', String(count)) : '–';
    const week = weeks.replace('{weeks}', String(Math.floor(count / 7))).replace('{rest}', String(count % 7));
    if (inWeeks) inWeeks.textContent = isKnown && count >= 7 ? week : '';
  };

  for (const field of [from, to]) field?.addEventListener('input', show);
  show();
}

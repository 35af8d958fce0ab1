/** The lines of a field that say something. @param {HTMLTextAreaElement} field */
const linesOf = ({ value }) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

for (const picker of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-picker]'))) {
  const fields = [...picker.querySelectorAll('textarea')];
  const result = picker.querySelector('[data-result]');
  const button = picker.querySelector('button');

  /** One of the lines, which leaves the field where each is drawn once. @param {HTMLTextAreaElement} field */
  const draw = (field) => {
    const lines = linesOf(field);
    const at = Math.floor(Math.random() * lines.length);
    if (picker.dataset.once !== undefined) field.value = lines.toSpliced(at, 1).join('\n');
    return lines[at];
  };

  button?.addEventListener('click', () => {
    const picked = fields.map(draw);
    if (result) result.textContent = picked.filter(Boolean).join(' – ') || '–';
    if (!picked[0]) fields[0]?.focus();
  });
  button?.removeAttribute('hidden');
}

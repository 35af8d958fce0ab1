for (const picker of document.querySelectorAll('[data-picker]')) {
  const names = picker.querySelector('textarea');
  const result = picker.querySelector('[data-result]');
  const button = picker.querySelector('button');

  button?.addEventListener('click', () => {
    const list = (names?.value ?? '').split('\n').filter((name) => name.trim());
    const picked = list[Math.floor(Math.random() * list.length)];
    if (result) result.textContent = picked?.trim() ?? '–';
    if (!picked) names?.focus();
  });
  button?.removeAttribute('hidden');
}

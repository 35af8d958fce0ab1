for (const button of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-copy]'))) {
  const text = document.getElementById(button.dataset.copy ?? '')?.textContent ?? '';
  const label = button.textContent;
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = button.dataset.copied ?? label;
  });
}

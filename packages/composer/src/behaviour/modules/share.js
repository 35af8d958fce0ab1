const button = /** @type {HTMLElement | null} */ (document.querySelector('[data-share]'));
const said = /** @type {HTMLElement | null} */ (document.querySelector('[data-share-said]'));

if (button && (navigator.share || navigator.clipboard)) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      if (navigator.share) await navigator.share({ title: document.title, url: location.href });
      else {
        await navigator.clipboard.writeText(location.href);
        if (said) said.textContent = said.dataset.shareSaid ?? '';
      }
    } catch {}
  });
}

const buttons = [...document.querySelectorAll('[data-lightbox]')];
/** @type {HTMLElement | null} */
const gallery = document.querySelector('[data-lightbox-words]');
const [previous = '', close = '', next = '', name = ''] = gallery?.dataset.lightboxWords?.split('|') ?? [];
const dialog = document.createElement('dialog');
dialog.className = 'm-auto max-h-[92vh] max-w-[92vw] bg-transparent p-0 text-white';
dialog.setAttribute('aria-label', name);
const picture = dialog.appendChild(document.createElement('img'));
picture.className = 'max-h-[80vh] w-auto';
const controls = dialog.appendChild(document.createElement('p'));
controls.className = 'flex justify-between gap-4 py-3';
document.body.append(dialog);

let current = 0;

/** @param {number} index */
const show = (index) => {
  current = (index + buttons.length) % buttons.length;
  const source = buttons[current]?.querySelector('img');
  picture.src = source?.src ?? '';
  picture.alt = source?.alt ?? '';
};

/** @param {string} label @param {() => void} action */
const addControl = (label, action) => {
  const button = controls.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = 'cursor-pointer rounded bg-black px-4 py-2 text-white';
  button.textContent = label;
  button.addEventListener('click', action);
};
addControl(previous, () => show(current - 1));
addControl(close, () => dialog.close());
addControl(next, () => show(current + 1));

dialog.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowRight') show(current + 1);
  if (event.key === 'ArrowLeft') show(current - 1);
});
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
for (const [index, button] of buttons.entries()) {
  button.addEventListener('click', () => {
    show(index);
    dialog.showModal();
  });
}

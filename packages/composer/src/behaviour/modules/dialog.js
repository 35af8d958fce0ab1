/**
 * A sheet closes by its button and by a click beside it; Escape is the browser's.
 * @param {HTMLDialogElement | null} dialog
 */
export const closeByButtons = (dialog) => {
  dialog?.addEventListener('click', (event) => {
    const isOnButton = event.target instanceof Element && event.target.closest('[data-dialog-close]');
    if (isOnButton || event.target === dialog) dialog.close();
  });
};

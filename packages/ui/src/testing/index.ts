/**
 * Gives jsdom what the components call and it lacks: opening a `<dialog>` and capturing a pointer. Call it in a test
 * file that renders a `Dialog` or presses into a toast.
 */
export function installBrowserParts(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  Object.assign(Element.prototype, { hasPointerCapture: () => false });
}

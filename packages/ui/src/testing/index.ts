export { installScrolling, scrollIntoSight, scrollOutOfSight } from './scrolling.ts';

/**
 * Gives jsdom, which knows `<dialog>` but cannot open one, the two methods that `Dialog` calls. Call it in a test file
 * that renders one.
 */
export function installNativeDialog(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

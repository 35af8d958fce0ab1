import { toastStore } from '../toast.ts';

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

/** Forgets the messages of the tests before. */
export function clearToasts(): void {
  for (const { id } of toastStore.entries()) toastStore.remove(id);
}

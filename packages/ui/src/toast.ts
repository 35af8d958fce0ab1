import { createToastStore, type ToastMessage, type ToastStore } from './toast-store.ts';

/*
 * Every separately built part of a page carries its own copy of this module. They must all write to the one list that
 * the page's single Toaster shows, so the list belongs to the page and not to the module.
 */
const storeKey = Symbol.for('sitewright.ui.toasts');
const page = globalThis as typeof globalThis & { [storeKey]?: ToastStore };
page[storeKey] ??= createToastStore();

/** The list of toasts that this page shows. */
export const toastStore: ToastStore = page[storeKey];

/**
 * Shows a short message in the page's `Toaster`.
 * @returns a function that takes it away again
 */
export function toast(message: ToastMessage): () => void {
  const id = toastStore.add(message);
  return () => toastStore.remove(id);
}

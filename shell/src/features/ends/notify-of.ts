import type { Generation } from '@sitewright/contracts';
import { endDetails, endWords, mayNotify } from '@sitewright/web-kit/ends';

/** Tells an end to a person who looks elsewhere and has allowed it; pressing it leads back. */
export function notifyOf(generation: Generation): void {
  if (!mayNotify()) return;
  // The same one again, from another tab, takes its place.
  const notification = new Notification(endWords(generation), {
    body: endDetails(generation),
    tag: generation.id,
  });
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

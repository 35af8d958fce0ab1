import { type ToastMessage, toast } from '@sitewright/ui';
import { useSession } from '@sitewright/web-kit/session';

/**
 * Says that something about signing in did not work. Once somebody is signed in that is no news any more: it goes.
 * @returns a function that takes it away before
 */
export function toastUntilSignedIn(message: ToastMessage): () => void {
  const closeToast = toast({ ...message, variant: 'destructive' });
  const stopListening = useSession.subscribe(({ token }, { token: before }) => {
    if (token !== undefined && token !== before) close();
  });
  function close(): void {
    stopListening();
    closeToast();
  }
  return close;
}

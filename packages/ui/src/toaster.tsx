import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';

// A page that has nothing to say yet does not load what it would say it with.
const ToastList = lazy(() => import('./toast-list.tsx'));

/** The place where toasts appear. Render one in a page. */
export function Toaster() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.entries);
  const [hasSpoken, setHasSpoken] = useState(false);
  if (entries.length > 0 && !hasSpoken) setHasSpoken(true);
  if (!hasSpoken) return null;
  return (
    <Suspense fallback={null}>
      <ToastList entries={entries} onClose={toastStore.remove} />
    </Suspense>
  );
}

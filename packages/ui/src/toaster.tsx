import { useEffect, useState, useSyncExternalStore } from 'react';
import { toastStore } from './toast.ts';
import type { ToastList } from './toast-list.tsx';

const signsOfLife = ['pointermove', 'pointerdown', 'keydown'];

/** The place where toasts appear. Render one in a page. */
export function Toaster() {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.entries);
  const [List, setList] = useState<typeof ToastList>();
  const [hasSpoken, setHasSpoken] = useState(false);
  const isWanted = entries.length > 0;
  if (isWanted && !hasSpoken) setHasSpoken(true);

  // Loading can wait until somebody is there, but not until there is something to say: that may be that the network has gone.
  useEffect(() => {
    if (List) return;
    const load = () =>
      import('./toast-list.tsx').then(
        ({ ToastList }) => setList(() => ToastList),
        () => undefined,
      );
    if (isWanted) void load();
    const listening = new AbortController();
    for (const sign of signsOfLife)
      window.addEventListener(sign, load, { once: true, passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [List, isWanted]);

  return List && hasSpoken ? <List entries={entries} onClose={toastStore.remove} /> : null;
}

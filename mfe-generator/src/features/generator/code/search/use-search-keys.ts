import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with Shift and F, anywhere in the code. */
export function useSearchKeys(onSearch: () => void): void {
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isSearch = (event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'f';
      if (!isSearch || event.altKey) return;
      event.preventDefault();
      search();
    };
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** Escape leads back, unless a menu is open that it closes. */
export function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';

/** J and K go from one difference to the next, unless somebody types. */
export function useStepKeys(onStep: (by: 1 | -1) => void): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input,textarea,select,[contenteditable]');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'j') onStep(1);
    if (event.key === 'k') onStep(-1);
  });
  useEffect(() => {
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, []);
}

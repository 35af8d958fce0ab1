import { useEffect, useRef } from 'react';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades an element in whenever `what` it shows has changed; pass `ref` to the element. */
export function useFade<Element extends HTMLElement>(what: string | undefined) {
  const ref = useRef<Element>(null);
  const shown = useRef(what);

  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    ref.current?.animate?.({ opacity: [0, 1] }, { duration: isCalm() ? 80 : 420, easing: 'ease-out' });
  }, [what]);

  return ref;
}

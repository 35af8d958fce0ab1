import { useEffect, useState } from 'react';

/** How far outside of the window, in CSS pixels, something counts as on screen already. */
const margin = 400;

/** Whether an element is in the window or about to be; pass `ref` to the element. */
export function useOnScreen<Target extends Element>() {
  const [element, ref] = useState<Target | null>(null);
  const [isOnScreen, setOnScreen] = useState(false);

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return { ref, isOnScreen };
}

import { type RefObject, useEffect } from 'react';

/** How high the toasts are: a page that has no room for them elsewhere keeps as much free. */
const property = '--toast-space';

/** Says in a custom property of the page how much room the toasts take. */
export function useToastSpace(toasts: RefObject<HTMLElement | null>, isEmpty: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const list = toasts.current;
    if (!list || isEmpty) return;
    const observer = new ResizeObserver(() => style.setProperty(property, `${list.offsetHeight}px`));
    observer.observe(list);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [toasts, isEmpty]);
}

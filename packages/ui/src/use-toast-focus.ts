import { type FocusEvent, useEffect, useRef } from 'react';
import type { ToastEntry } from './toast-store.ts';

const newestIn = (viewport: Element) => {
  const newest = viewport.querySelector('[data-slot="toast"]:last-of-type');
  return newest?.querySelector<HTMLElement>('[data-slot="toast-action"]') ?? newest;
};

const focus = (element: Element | null) => element instanceof HTMLElement && element.focus();

/**
 * Where the focus goes in the list of toasts: whoever calls the list with its key comes to what the newest toast offers, and
 * after the last toast back to where they were.
 */
export function useToastFocus(entries: readonly ToastEntry[]) {
  const viewport = useRef<HTMLOListElement>(null);
  const origin = useRef<Element | null>(null);
  const isInside = useRef(false);

  const handleFocus = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLOListElement>) => {
    if (!isInside.current) origin.current = relatedTarget;
    isInside.current = true;
    if (target === currentTarget && !currentTarget.contains(relatedTarget)) focus(newestIn(currentTarget));
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLOListElement>) => {
    isInside.current = currentTarget.contains(relatedTarget);
  };

  useEffect(() => {
    const list = viewport.current;
    const isLeftAlone = document.activeElement === list || document.activeElement === document.body;
    if (!list || !isInside.current || !isLeftAlone) return;
    if (entries.length > 0) return void focus(newestIn(list));
    isInside.current = false;
    if (origin.current?.isConnected) focus(origin.current);
  }, [entries]);

  return { ref: viewport, onFocus: handleFocus, onBlur: handleBlur };
}

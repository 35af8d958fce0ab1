const reachable = 'a[href], button, textarea';

const stopsIn = (container: Element) =>
  [...container.querySelectorAll<HTMLElement>(reachable)].filter((stop) => stop.checkVisibility?.() ?? true);

/**
 * Remembers where in a container the focus is, for as long as its content stands there in advance.
 * @returns a function that puts the focus into the same place of the content that has come instead
 */
export function keepFocus(container: Element): () => void {
  let place = -1;
  const remember = () => {
    const { activeElement } = document;
    place = activeElement instanceof HTMLElement ? stopsIn(container).indexOf(activeElement) : -1;
  };
  remember();
  container.addEventListener('focusin', remember);

  return () => {
    container.removeEventListener('focusin', remember);
    if (place >= 0 && document.activeElement === document.body) stopsIn(container)[place]?.focus();
  };
}

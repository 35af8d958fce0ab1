class NeverResizing implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const lightSystem = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** jsdom lays nothing out: what only a layout engine can answer gets the answer of an idle, light desktop. */
export function addMissingBrowserParts(): void {
  window.matchMedia ??= lightSystem;
  window.ResizeObserver ??= NeverResizing;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
}

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

// As they are before any test fakes them: jsdom's own frames stop for good when they were asked for from fake timers.
const { setTimeout: later, clearTimeout: forget } = globalThis;
const frameMs = 1000 / 60;

/** jsdom lays nothing out: what only a layout engine can answer gets the answer of an idle, light desktop. */
export function addMissingBrowserParts(): void {
  window.matchMedia ??= lightSystem;
  window.ResizeObserver ??= NeverResizing;
  window.requestAnimationFrame = (draw) => Number(later(() => draw(performance.now()), frameMs));
  window.cancelAnimationFrame = (frame) => forget(frame);
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.hasPointerCapture ??= () => false;
  Element.prototype.setPointerCapture ??= () => undefined;
  Element.prototype.releasePointerCapture ??= () => undefined;
}

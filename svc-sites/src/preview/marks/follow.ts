/*
 * What the application asks of a page beyond drawing it: to show where words stand, and to be scrolled as the page before it was.
 * Sent to the browser as source text: see preview-shim.ts and live-page.ts.
 */

interface Pointer {
  mark: (elements: Element[], look: { label: string; kind: 'pointed' | 'written'; scale: number }) => void;
  clear: () => void;
}

/** Says how far the page is scrolled when that comes to rest. */
function tellScroll(): void {
  const parentWindow = globalThis.parent;
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(() => parentWindow.postMessage({ type: 'sitewright:scroll', top: scrollY }, '*'), 100);
  });
}

function followPointer(marks: Pointer, find: (anchor: string, words: string) => Element | null): void {
  const parentWindow = globalThis.parent;
  const point = ({ anchor, words, label, scale, isWritten }: Record<string, unknown>) => {
    if (typeof words !== 'string') return marks.clear();
    const found = find(typeof anchor === 'string' ? anchor : '', words);
    const size = typeof scale === 'number' && scale > 0 ? scale : 1;
    const kind = isWritten === true ? 'written' : 'pointed';
    marks.mark(found ? [found] : [], { label: String(label ?? ''), kind, scale: size });
  };
  addEventListener('message', ({ source, data }) => {
    if (parentWindow === globalThis.window || source !== parentWindow) return;
    const message: Record<string, unknown> = { ...data };
    const { type, top } = message;
    if (type === 'sitewright:point') point(message);
    if (type === 'sitewright:scroll' && typeof top === 'number') scrollTo({ top, behavior: 'instant' });
  });
}

export const followParts = [tellScroll, followPointer];

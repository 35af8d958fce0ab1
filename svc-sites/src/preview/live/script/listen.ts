/*
 * Draws what the application posts, the latest first and only. Sent to the browser as source text: see live-page.ts.
 */

interface Drawing {
  path: string;
  html: string;
  css: string;
  scale: number;
  /** Says of what differs that it has changed. */
  label?: string;
  /** Where a page is scrolled to that another one showed until now. */
  top?: number;
}

/** Of a page that takes long to draw, so many times as much is left to everything else. */
function createSchedule(run: () => void) {
  const restFactor = 4;
  const shortMs = 8;
  let isWaiting = false;
  let restUntil = 0;
  const work = () => {
    isWaiting = false;
    const began = performance.now();
    run();
    const took = performance.now() - began;
    performance.measure('draw', { start: began, duration: took });
    restUntil = took > shortMs ? began + took * (1 + restFactor) : 0;
  };
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    const rest = restUntil - performance.now();
    if (rest > 0) setTimeout(() => requestAnimationFrame(work), rest);
    else requestAnimationFrame(work);
  };
}

function readDrawing(data: unknown): Drawing | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, path, html, css, scale, label, top }: Record<string, unknown> = { ...data };
  if (type !== 'sitewright:draw') return undefined;
  if (typeof path !== 'string' || typeof html !== 'string' || typeof css !== 'string') return undefined;
  return {
    path,
    html,
    css,
    scale: typeof scale === 'number' && scale > 0 ? scale : 1,
    ...(typeof label === 'string' && { label }),
    ...(typeof top === 'number' && { top }),
  };
}

function listen(
  draw: (html: string, css: string) => Element[],
  finishedPart: (html: string) => string,
  showEdge: (isComplete: boolean, scale: number) => void,
  mark: (elements: Element[], look: { label: string; kind: 'changed'; scale: number }) => void,
): void {
  const parentWindow = globalThis.parent;
  let latest: Drawing | undefined;
  let shown = '';
  const schedule = createSchedule(() => {
    if (!latest) return;
    const { path, html, css, scale, label } = latest;
    const place = latest.top ?? scrollY;
    const isComplete = /<\/(body|html)\s*>\s*$/i.test(html.slice(-200));
    const changed = draw(isComplete ? html : finishedPart(html), css);
    showEdge(isComplete, scale);
    const top = path === shown ? place : 0;
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' });
    if (label && path === shown) mark(changed, { label, kind: 'changed', scale });
    shown = path;
    latest = undefined;
  });
  addEventListener('message', ({ source, data }) => {
    if (parentWindow === globalThis.window || source !== parentWindow) return;
    latest = readDrawing(data) ?? latest;
    if (latest) schedule();
  });
}

function listenToTheme(showTheme: (theme: string) => void): void {
  const parentWindow = globalThis.parent;
  addEventListener('message', ({ source, data }) => {
    if (parentWindow === globalThis.window || source !== parentWindow) return;
    const { type, theme }: Record<string, unknown> = { ...data };
    if (type === 'sitewright:theme' && typeof theme === 'string') showTheme(theme);
  });
}

/** Nothing in a page that is still being written leads anywhere, except to its own parts. */
function stayHere(): void {
  const prevent = (event: Event) => {
    const link = event.composedPath().find((target) => target instanceof Element && target.localName === 'a');
    if (!(link instanceof Element)) return;
    event.preventDefault();
    const id = link.getAttribute('href')?.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  };
  addEventListener('click', prevent, true);
  addEventListener('auxclick', prevent, true);
  addEventListener('submit', (event) => event.preventDefault(), true);
}

export const listenParts = [createSchedule, readDrawing, listen, listenToTheme, stayHere];

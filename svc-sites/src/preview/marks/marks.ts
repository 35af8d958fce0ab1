/*
 * Outlines parts of a page, with a tag that says why. Sent to the browser as source text: see preview-shim.ts and live-page.ts.
 */

interface Mark {
  label: string;
  /** `changed`: by the maker, and only for a moment. `written`: by the maker, now. `pointed`: what the person points at. */
  kind: 'changed' | 'written' | 'pointed';
  /** The size at which the page is shown: outline and tag keep theirs on the screen. */
  scale: number;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return false;
  const { visibility, opacity } = getComputedStyle(element);
  return visibility !== 'hidden' && opacity !== '0';
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where none of them can be seen, the page moves to the first. */
function bringIntoWindow(elements: Element[]): void {
  const [first] = elements;
  if (!first || elements.some(isInWindow)) return;
  const { top, height } = first.getBoundingClientRect();
  const rest = Math.max(0, innerHeight - height) / 2;
  scrollTo({
    top: top + scrollY - Math.min(rest, innerHeight * 0.35),
    behavior: isCalm() ? 'instant' : 'smooth',
  });
}

/** Beside the box where there is room, so that no words are covered; otherwise over its upper edge. */
function placeTag(tag: HTMLElement, box: DOMRect, scale: number): void {
  const gap = 5 / scale;
  const width = tag.offsetWidth / scale;
  const { clientWidth } = document.documentElement;
  const isRoomBehind = box.right + gap + width < clientWidth;
  const left = isRoomBehind ? box.right + gap : box.left - gap - width;
  const isBeside = left > 0;
  tag.style.left = `${(isBeside ? left : Math.max(0, box.left - gap)) + scrollX}px`;
  tag.style.top = `${box.top + scrollY - gap - (isBeside ? 0 : tag.offsetHeight / scale)}px`;
}

function createMarks() {
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.style.cssText =
    'all:initial!important;position:absolute!important;top:0!important;left:0!important;z-index:2147483645!important';
  const shadow = host.attachShadow({ mode: 'closed' });
  const colours = {
    changed: 'oklch(.525 .208 2)',
    written: 'oklch(.525 .208 2)',
    pointed: 'oklch(.485 .215 305)',
  };
  const changedMs = 2000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let redraw = () => {};

  const draw = (elements: Element[], { label, kind, scale }: Mark) => {
    shadow.replaceChildren();
    elements.filter(isSeen).forEach((element, index) => {
      const box = element.getBoundingClientRect();
      const gap = 5 / scale;
      const outline = document.createElement('div');
      outline.style.cssText = `position:absolute;pointer-events:none;box-sizing:border-box;border:${2 / scale}px solid ${colours[kind]};border-radius:${4 / scale}px`;
      outline.style.left = `${box.left + scrollX - gap}px`;
      outline.style.top = `${box.top + scrollY - gap}px`;
      outline.style.width = `${box.width + 2 * gap}px`;
      outline.style.height = `${box.height + 2 * gap}px`;
      shadow.append(outline);
      if (index > 0) return;
      const tag = document.createElement('div');
      tag.textContent = label;
      tag.style.cssText = `position:absolute;pointer-events:none;white-space:nowrap;padding:4px 8px;border-radius:4px;background:${colours[kind]};color:#fff;font:600 12px/1 "Schibsted Grotesk",system-ui,sans-serif;transform:scale(${1 / scale});transform-origin:0 0`;
      shadow.append(tag);
      placeTag(tag, box, scale);
    });
  };
  const clear = () => {
    clearTimeout(timer);
    host.remove();
    redraw = () => {};
  };
  addEventListener('resize', () => redraw());
  const mark = (elements: Element[], look: Mark) => {
    clear();
    const seen = elements.filter(isSeen).slice(0, 12);
    if (seen.length === 0) return;
    document.documentElement.append(host);
    bringIntoWindow(seen);
    redraw = () => draw(seen, look);
    redraw();
    if (look.kind === 'changed') timer = setTimeout(clear, changedMs);
  };
  return { mark, clear };
}

export const markParts = [isSeen, isInWindow, isCalm, bringIntoWindow, placeTag, createMarks];

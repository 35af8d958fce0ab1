import type { Page } from '@playwright/test';

/** One part of a page (header, section, footer) as a visitor sees it with blurred eyes. */
export interface Block {
  height: number;
  /** Kind, column and width of each box in it, in twelfths of the window. */
  boxes: readonly string[];
}

const columns = 12;

/** Draws the parts of a page as boxes: text, pictures, controls and framed areas. */
function draw(columnCount: number): Block[] {
  const unit = innerWidth / columnCount;
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const isFramed = (element: Element) => {
    const { backgroundColor, backgroundImage, borderTopWidth } = getComputedStyle(element);
    const isFilled = !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) || backgroundImage !== 'none';
    return isFilled || Number.parseFloat(borderTopWidth) > 0;
  };
  const kindOf = (element: Element): string => {
    if (element.matches('img, svg')) return 'picture';
    if (element.matches('button, input, select, textarea')) return 'control';
    if (hasText(element)) return element.matches('h1, h2') ? 'title' : 'text';
    return isFramed(element) ? 'frame' : '';
  };
  const boxOf = (element: Element): string[] => {
    const { left, width, height } = element.getBoundingClientRect();
    const kind = width < 12 || height < 8 || !element.checkVisibility() ? '' : kindOf(element);
    return kind ? [`${kind} ${Math.round(left / unit)} ${Math.max(1, Math.round(width / unit))}`] : [];
  };
  return [...document.querySelectorAll('body > header, main > *, body > footer')]
    .filter((block) => block.getBoundingClientRect().height > 0)
    .map((block) => ({
      height: block.getBoundingClientRect().height,
      boxes: [...block.querySelectorAll(':not(svg *)')].flatMap(boxOf),
    }));
}

export const silhouetteOf = (page: Page): Promise<Block[]> => page.evaluate(draw, columns);

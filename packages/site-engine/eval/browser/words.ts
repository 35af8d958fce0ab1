import type { Page } from '@playwright/test';

/** Texts that reach beyond the window where nothing scrolls, drawn letters included; what a picture shows its frame may cut. */
function textsBeyondTheWindow(): string[] {
  const { clientWidth } = document.documentElement;
  const scrollsOrHides = (element: Element | null): boolean => {
    if (!element || element === document.body) return false;
    if (element.matches('[data-picture]')) return true;
    const { overflowX, position, clipPath } = getComputedStyle(element);
    const isForScreenReaders = position === 'absolute' && clipPath !== 'none';
    return (
      ['auto', 'scroll'].includes(overflowX) || isForScreenReaders || scrollsOrHides(element.parentElement)
    );
  };
  const isBeyond = ({ left, right, width }: DOMRect) => width > 0 && (right > clientWidth + 1 || left < -1);
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => hasText(element) && !element.matches('script, style, title') && element.checkVisibility(),
    )
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const place = element.closest('svg') ? element.getBoundingClientRect() : range.getBoundingClientRect();
      return isBeyond(place) && !scrollsOrHides(element);
    })
    .map((element) => element.textContent.trim().slice(0, 40));
}

/** Words that go on in the next line without a hyphen; addresses may. */
function wordsCutInTwo(): string[] {
  const cut: string[] = [];
  const isCut = (node: Node, start: number, length: number): boolean => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + length);
    const tops = [...range.getClientRects()].map(({ top }) => top);
    return Math.max(...tops) - Math.min(...tops) > 4;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility() || element.closest('script, style, noscript, svg, pre')) continue;
    const { writingMode, hyphens } = getComputedStyle(element);
    if (writingMode !== 'horizontal-tb' || hyphens === 'auto') continue;
    const words = (node.textContent ?? '').matchAll(/(?<![^\s(“‘"'’])[\p{Script=Latin}\p{M}]{4,}(?![@./])/gu);
    for (const { index, 0: word } of words) if (isCut(node, index, word.length)) cut.push(word);
  }
  return [...new Set(cut)];
}

/** What of the words on a page cannot be read as it stands at this width. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(textsBeyondTheWindow);
  const cut = await page.evaluate(wordsCutInTwo);
  return [
    ...beyond.map((text) => `“${text}” reaches beyond the window`),
    ...cut.map((word) => `“${word}” is cut in two`),
  ];
}

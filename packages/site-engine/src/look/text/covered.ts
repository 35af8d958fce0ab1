import type { Page } from 'playwright-core';
import type { LineReaders, TextProblem } from './lines.ts';
import { runInPage } from './run-in-page.ts';

/** What stays in the window while the page moves covers whatever passes behind it. */
function isSticky(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}

function opacityOf(colour: string): number {
  const alpha = /^(?:rgba\([^()]{1,60},|[a-z]{1,20}\([^()/]{1,100}\/)\s{0,3}([\d.]{1,20})(%?)\)$/.exec(
    colour,
  );
  if (!alpha) return 1;
  return Number(alpha[1]) / (alpha[2] ? 100 : 1);
}

/** Whether an element hides what is behind it. A drawing's root is as large as its box; its shapes are what is drawn. */
function hidesWhatIsBehind(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity, fill, fillOpacity } = getComputedStyle(element);
  const least = 0.3;
  if (Number(opacity) < least) return false;
  if (element.matches('img, video, canvas')) return true;
  if (element.closest('svg') && !element.matches('svg'))
    return fill !== 'none' && Number(fillOpacity) > least;
  return opacityOf(backgroundColor) > least || backgroundImage.includes('url(');
}

function coverAt(element: Element, x: number, y: number): Element | undefined {
  const stack = document.elementsFromPoint(x, y);
  const own = stack.findIndex((other) => other.contains(element) || element.contains(other));
  return stack.slice(0, Math.max(0, own)).find((above) => hidesWhatIsBehind(above) && !isSticky(above));
}

function coverOf(element: Element, { left, top, width, height }: DOMRect): Element | undefined {
  const y = top + height / 2;
  if (y < 1 || y > innerHeight - 1) return undefined;
  const places = [0.1, 0.5, 0.9].map((part) => left + width * part);
  return places
    .filter((x) => x > 0 && x < innerWidth)
    .map((x) => coverAt(element, x, y))
    .find(Boolean);
}

function coveredInWindow({ readTexts, boxesOf, lineInSource }: LineReaders): TextProblem[] {
  return readTexts()
    .filter(({ element }) => !element.closest('svg, dialog') && !isSticky(element))
    .flatMap(({ node, element, words }) => {
      const cover = boxesOf(node)
        .map((box) => coverOf(element, box))
        .find(Boolean);
      if (!cover) return [];
      const message = `“${words}” is covered by <${cover.tagName.toLowerCase()}>`;
      return [{ message, line: lineInSource(element) }];
    });
}

/** Looks at one window after the other, from top to bottom, with everything to be hit that is painted. */
function covered(readers: LineReaders): TextProblem[] {
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important; scroll-behavior: auto !important; }';
  document.head.append(style);
  const found = new Map<string, TextProblem>();
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    for (const problem of coveredInWindow(readers)) found.set(problem.message, problem);
  }
  scrollTo(0, 0);
  style.remove();
  return [...found.values()];
}

/** Texts behind something that is painted over them. */
export const findCovered = (page: Page): Promise<TextProblem[]> =>
  runInPage(page, covered, [isSticky, opacityOf, hidesWhatIsBehind, coverAt, coverOf, coveredInWindow]);

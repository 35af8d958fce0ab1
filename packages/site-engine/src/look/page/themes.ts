import type { Page } from 'playwright-core';
import type { ThemeSwitch } from '../theme-switches.ts';
import { finishMotion } from './settle.ts';

/** Which colours a page has, as far as it matters whether they are others than before. */
function coloursOf(): string {
  const most = 500;
  return [...document.querySelectorAll('html, body, body *')]
    .slice(0, most)
    .map((element) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      return `${color} ${backgroundColor} ${backgroundImage}`;
    })
    .join('\n');
}

export const readColours = (page: Page): Promise<string> => page.evaluate(coloursOf);

function flip({ kind, name }: ThemeSwitch): void {
  for (const element of [document.documentElement, document.body]) {
    if (kind === 'class') element.classList.toggle(name);
    else element.setAttribute(name, element.getAttribute(name) === 'dark' ? 'light' : 'dark');
  }
}

/** What the browser paints where a page says nothing is not told by its styles. */
function paintCanvas(): void {
  const isClear = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  };
  if ([document.documentElement, document.body].every(isClear))
    document.documentElement.style.backgroundColor = 'Canvas';
}

const marks = ['class', 'style', 'data-theme'];

/** Shows a page in other colours while somebody looks, and as it was before after that. */
export async function inTheme<Seen>(
  page: Page,
  theme: ThemeSwitch | 'dark',
  look: () => Promise<Seen>,
): Promise<Seen> {
  const roots = await page.evaluateHandle(
    (names) =>
      [document.documentElement, document.body].map((element) => ({
        element,
        before: names.map((name) => [name, element.getAttribute(name)] as const),
      })),
    theme === 'dark' ? marks : [...marks, theme.name],
  );
  try {
    await (theme === 'dark' ? page.emulateMedia({ colorScheme: 'dark' }) : page.evaluate(flip, theme));
    await finishMotion(page);
    await page.evaluate(paintCanvas);
    return await look();
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
    await roots.evaluate((all) => {
      for (const { element, before } of all)
        for (const [name, value] of before)
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
    });
    await finishMotion(page);
  }
}

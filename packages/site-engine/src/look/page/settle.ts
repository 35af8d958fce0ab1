import type { Page } from 'playwright-core';

/** What moves is where it ends; what moves without an end stays where it is. */
async function finish(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  await frame();
}

export const finishMotion = (page: Page): Promise<void> => page.evaluate(finish);

async function scrollThrough(): Promise<void> {
  const mostWindows = 40;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  for (let window = 0; window < mostWindows; window += 1) {
    scrollTo({ top: window * innerHeight, behavior: 'instant' });
    await frame();
    if ((window + 1) * innerHeight >= document.documentElement.scrollHeight) break;
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** As a visitor who has scrolled to the end and back: what comes into view by that is there, and nothing moves any more. */
export async function settlePage(page: Page): Promise<void> {
  await page.evaluate(scrollThrough);
  await finishMotion(page);
}

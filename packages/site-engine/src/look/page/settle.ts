import type { Page } from 'playwright-core';

/** As a visitor who has scrolled to the end and back: what comes into view by that is there, and nothing moves any more. */
async function settle(): Promise<void> {
  const mostWindows = 40;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  for (let window = 0; window < mostWindows; window += 1) {
    scrollTo({ top: window * innerHeight, behavior: 'instant' });
    await frame();
    if ((window + 1) * innerHeight >= document.documentElement.scrollHeight) break;
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await frame();
  for (const animation of document.getAnimations()) {
    // One without an end stays where it is.
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await frame();
}

export const settlePage = (page: Page): Promise<void> => page.evaluate(settle);

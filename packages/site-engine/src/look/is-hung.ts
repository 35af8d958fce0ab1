import type { Page } from 'playwright-core';
import { within } from './within.ts';

/** An empty page answers at once: whoever takes this much longer, and a second, does nothing else any more. */
const timesSlower = 10;
const leastMs = 1000;
/** What answers nothing at all is a browser that hangs. */
const mostMs = 5000;

/** A page that goes to another address meanwhile refuses, which is an answer as well; one that has crashed gives none. */
const answer = (page: Page): Promise<boolean> =>
  page.evaluate(() => true).catch((error: Error) => !error.message.includes('crashed'));

/**
 * Whether a page that was not seen to its end hangs by its own fault: it does not answer while an empty page beside it does. On a busy
 * machine both are slow, and nothing can be said of it.
 */
export async function isHung(page: Page, empty: Page): Promise<boolean> {
  const asked = answer(page);
  const start = performance.now();
  if (!(await within(mostMs, answer(empty)))) return false;
  const patience = leastMs + timesSlower * (performance.now() - start);
  return !(await within(patience, asked));
}

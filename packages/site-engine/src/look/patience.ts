import type { Page } from 'playwright-core';
import { findUnseen, isBlank } from './page/seen-text.ts';
import { settlePage } from './page/settle.ts';
import type { TextProblem } from './text/lines.ts';

/** For what a script draws, or brings into sight, a moment later. */
const patienceMs = 700;

/** What is not there yet may be about to come. */
async function afterPatience<Seen>(page: Page, look: () => Promise<Seen>, isFine: (seen: Seen) => boolean) {
  const seen = await look();
  if (isFine(seen)) return seen;
  await page.waitForTimeout(patienceMs);
  await settlePage(page);
  return look();
}

export const isBlankAtLast = (page: Page): Promise<boolean> =>
  afterPatience(
    page,
    () => isBlank(page),
    (isNothing) => !isNothing,
  );

/** Texts that are not seen at last; nobody waits for those that are known. */
export const unseenAtLast = (
  page: Page,
  isKnown: (problem: TextProblem) => boolean,
): Promise<TextProblem[]> =>
  afterPatience(
    page,
    () => findUnseen(page),
    (found) => found.every(isKnown),
  );

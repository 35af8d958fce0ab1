import type { Page } from 'playwright-core';
import type { LookFinding } from './look-checks.ts';
import { hearErrors, openPage, type PlaceOfPage } from './open-page.ts';
import { isOtherInMotion } from './page/motion.ts';
import { isBlankAtLast, unseenAtLast } from './patience.ts';
import { blankSight, type Sight, toFindings } from './sights.ts';
import type { TextProblem } from './text/lines.ts';

const forWhom = 'except where visitors have asked for less motion';

async function lookInMotion(page: Page, known: readonly LookFinding[]): Promise<Sight> {
  if (await isBlankAtLast(page)) return blankSight;
  const isKnown = (problem: TextProblem) => known.some(({ message }) => message === `${problem.message}.`);
  const unseen = (await unseenAtLast(page, isKnown)).filter((problem) => !isKnown(problem));
  return [
    'invisible-text',
    unseen.map((problem) => ({ ...problem, message: `${problem.message}, ${forWhom}` })),
  ];
}

/**
 * Opens a page as visitors see it who have not asked for less motion, where it shows itself otherwise to those who have: what is to
 * come into sight there may never do so.
 *
 * @param known what was found when it was open with less motion, as it is now
 */
export async function visitInMotion(
  page: Page,
  place: PlaceOfPage,
  known: readonly LookFinding[],
): Promise<LookFinding[]> {
  if (known.some(({ check }) => check === 'blank-page') || !(await isOtherInMotion(page))) return [];
  const { errors, stop } = hearErrors(page, place);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  try {
    await openPage(page, place);
    return toFindings(place.path, [await lookInMotion(page, known)], errors, known);
  } finally {
    stop();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
}

import type { Page } from 'playwright-core';
import type { LookFinding } from './look-checks.ts';
import { lookInThemes } from './look-in-themes.ts';
import { hearErrors, openPage, type PlaceOfPage, widest } from './open-page.ts';
import { findDeadControls, forgetClicks } from './page/dead-controls.ts';
import { findOverflow } from './page/overflow.ts';
import { isBlankAtLast, unseenAtLast } from './patience.ts';
import { blankSight, type Sight, toFindings } from './sights.ts';
import { findCovered } from './text/covered.ts';
import type { TextProblem } from './text/lines.ts';
import { findOverprinted } from './text/overprinted.ts';
import type { ThemeSwitch } from './theme-switches.ts';

/** A desktop, a tablet and a phone; the widest first, since most is looked at there. */
const windows = [widest, { width: 768, height: 1024 }, { width: 360, height: 740 }];

async function lookAtWidth(page: Page, known: readonly TextProblem[]): Promise<Sight[]> {
  const isKnown = ({ message }: TextProblem) => known.some((other) => other.message === message);
  return [
    ['invisible-text', await unseenAtLast(page, isKnown)],
    ['overflow', await findOverflow(page)],
    ['covered-text', [...(await findCovered(page)), ...(await findOverprinted(page))]],
  ];
}

/** Colours seldom change with the width, and to measure them takes long. */
async function lookAtColours(page: Page, switches: readonly ThemeSwitch[]): Promise<Sight[]> {
  const found = await lookInThemes(page, switches);
  return found.flatMap(({ faint, invisible }): Sight[] => [
    ['invisible-text', invisible],
    ['contrast', faint],
  ]);
}

async function lookInWindows(page: Page, switches: readonly ThemeSwitch[]): Promise<Sight[]> {
  const seen: Sight[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    seen.push(
      ...(await lookAtWidth(
        page,
        seen.flatMap(([, problems]) => problems),
      )),
    );
    if (size === widest) seen.push(...(await lookAtColours(page, switches)));
  }
  return seen;
}

/** Menus have buttons that are there on phones only. */
async function tryInWindows(page: Page): Promise<Sight[]> {
  const seen: Sight[] = [];
  for (const size of windows.toReversed()) {
    await page.setViewportSize(size);
    seen.push(['dead-controls', await findDeadControls(page)]);
  }
  await forgetClicks(page);
  return seen;
}

/** Opens one page of a site as a visitor would, in three windows, and tells what is wrong with what is seen. */
export async function visitPage(
  page: Page,
  place: PlaceOfPage,
  switches: readonly ThemeSwitch[],
): Promise<LookFinding[]> {
  const { errors, stop } = hearErrors(page, place);
  await openPage(page, place);
  const isNothing = await isBlankAtLast(page);
  const seen = isNothing ? [blankSight] : await lookInWindows(page, switches);
  stop();
  // A click may have led away though it was held back.
  if (!isNothing) seen.push(...(await tryInWindows(page).catch(() => [])));
  return toFindings(place.path, seen, errors);
}

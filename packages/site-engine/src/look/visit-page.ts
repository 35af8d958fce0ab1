import type { Page } from 'playwright-core';
import type { LookCheckId, LookFinding } from './look-checks.ts';
import { lookInThemes } from './look-in-themes.ts';
import { findDeadControls, forgetClicks } from './page/dead-controls.ts';
import { findOverflow } from './page/overflow.ts';
import { findTransparent, isBlank } from './page/seen-text.ts';
import { settlePage } from './page/settle.ts';
import { findCovered } from './text/covered.ts';
import type { TextProblem } from './text/lines.ts';
import { findOverprinted } from './text/overprinted.ts';
import type { ThemeSwitch } from './theme-switches.ts';

/** A phone, a tablet and a desktop; the widest first, since most is looked at there. */
const widest = { width: 1280, height: 800 };
const windows = [widest, { width: 768, height: 1024 }, { width: 360, height: 740 }];
/** For what a script draws, or brings into sight, a moment later. */
const patienceMs = 700;
const openingMs = 6000;

type Sight = readonly [check: LookCheckId, problems: readonly TextProblem[]];

/** What is not there yet may be about to come. */
async function afterPatience<Seen>(page: Page, look: () => Promise<Seen>, isFine: (seen: Seen) => boolean) {
  const seen = await look();
  if (isFine(seen)) return seen;
  await page.waitForTimeout(patienceMs);
  await settlePage(page);
  return look();
}

const blankPage: TextProblem = {
  message: 'The page is blank: nothing on it can be seen when it is opened',
  line: 1,
};

async function isBlankAtLast(page: Page): Promise<boolean> {
  return afterPatience(
    page,
    () => isBlank(page),
    (isNothing) => !isNothing,
  );
}

async function lookAtWidth(page: Page, known: readonly TextProblem[]): Promise<Sight[]> {
  const isKnown = ({ message }: TextProblem) => known.some((other) => other.message === message);
  const transparent = await afterPatience(
    page,
    () => findTransparent(page),
    (found) => found.every(isKnown),
  );
  return [
    ['invisible-text', transparent],
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

/** Where a script failed, as the browser's stack tells it. */
function placeOf(error: Error, path: string, origin: string): Pick<LookFinding, 'path' | 'line'> {
  const [, file, line] = /\/\/[^/\s]{1,80}\/([^\s:)]{1,300}):(\d{1,9}):\d{1,9}/.exec(error.stack ?? '') ?? [];
  if (!error.stack?.includes(origin) || file === undefined) return { path };
  return { path: decodeURIComponent(file), line: Number(line) };
}

/** Opens one page of a site as a visitor would, in three windows, and tells what is wrong with what is seen. */
export async function visitPage(
  page: Page,
  path: string,
  origin: string,
  switches: readonly ThemeSwitch[],
): Promise<LookFinding[]> {
  const found: LookFinding[] = [];
  const hear = (error: Error) => {
    const message = `A script stops with an error: ${error.message.slice(0, 200)}`;
    found.push({ check: 'script-errors', ...placeOf(error, path, origin), message });
  };
  page.on('pageerror', hear);
  await page.setViewportSize(widest);
  const address = path.split('/').map(encodeURIComponent).join('/');
  await page.goto(`${origin}/${address}`, { waitUntil: 'load', timeout: openingMs });
  await settlePage(page);
  const isNothing = await isBlankAtLast(page);
  const seen: Sight[] = isNothing ? [['blank-page', [blankPage]]] : await lookInWindows(page, switches);
  page.off('pageerror', hear);
  // A click may have led away though it was held back.
  if (!isNothing) seen.push(...(await tryInWindows(page).catch(() => [])));
  const problems = seen.flatMap(([check, each]) =>
    each.map(({ message, line }): LookFinding => ({ check, path, line, message: `${message}.` })),
  );
  // What is wrong in every window is told once.
  return [
    ...new Map([...found, ...problems].map((each) => [`${each.check} ${each.message}`, each])).values(),
  ];
}

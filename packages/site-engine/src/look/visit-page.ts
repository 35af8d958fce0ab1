import type { Page } from 'playwright-core';
import type { LookCheckId, LookFinding } from './look-checks.ts';
import { findFaint } from './page/contrast.ts';
import { findDeadControls } from './page/dead-controls.ts';
import { findOverflow } from './page/overflow.ts';
import { findTransparent, isBlank } from './page/seen-text.ts';
import { settlePage } from './page/settle.ts';
import { findCovered } from './text/covered.ts';
import type { TextProblem } from './text/lines.ts';
import { findOverprinted } from './text/overprinted.ts';

/** A phone, a tablet and a desktop; the widest first, since most is looked at there. */
const windows = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
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

async function lookOnce(page: Page): Promise<Sight[]> {
  const blank = await afterPatience(
    page,
    () => isBlank(page),
    (isNothing) => !isNothing,
  );
  if (blank) return [['blank-page', [blankPage]]];
  const transparent = await afterPatience(
    page,
    () => findTransparent(page),
    ({ length }) => length === 0,
  );
  const { faint, invisible } = await findFaint(page);
  return [
    ['invisible-text', [...transparent, ...invisible]],
    ['contrast', faint],
    ['dead-controls', await findDeadControls(page)],
  ];
}

const lookAtWidth = async (page: Page): Promise<Sight[]> => [
  ['overflow', await findOverflow(page)],
  ['covered-text', [...(await findCovered(page)), ...(await findOverprinted(page))]],
];

/** Where a script failed, as the browser's stack tells it. */
function placeOf(error: Error, path: string, origin: string): Pick<LookFinding, 'path' | 'line'> {
  const [, file, line] = /\/\/[^/\s]{1,80}\/([^\s:)]{1,300}):(\d{1,9}):\d{1,9}/.exec(error.stack ?? '') ?? [];
  if (!error.stack?.includes(origin) || file === undefined) return { path };
  return { path: decodeURIComponent(file), line: Number(line) };
}

/** Opens one page of a site as a visitor would, in three windows, and tells what is wrong with what is seen. */
export async function visitPage(page: Page, path: string, origin: string): Promise<LookFinding[]> {
  const found: LookFinding[] = [];
  const hear = (error: Error) => {
    const message = `A script stops with an error: ${error.message.slice(0, 200)}`;
    found.push({ check: 'script-errors', ...placeOf(error, path, origin), message });
  };
  page.on('pageerror', hear);
  await page.setViewportSize(windows[0] ?? { width: 1280, height: 800 });
  const address = path.split('/').map(encodeURIComponent).join('/');
  await page.goto(`${origin}/${address}`, { waitUntil: 'load', timeout: openingMs });
  await settlePage(page);
  const seen = await lookOnce(page);
  for (const size of seen.some(([check]) => check === 'blank-page') ? [] : windows) {
    await page.setViewportSize(size);
    seen.push(...(await lookAtWidth(page)));
  }
  page.off('pageerror', hear);
  const problems = seen.flatMap(([check, each]) =>
    each.map(({ message, line }): LookFinding => ({ check, path, line, message: `${message}.` })),
  );
  // What is wrong in every window is told once.
  return [
    ...new Map([...found, ...problems].map((each) => [`${each.check} ${each.message}`, each])).values(),
  ];
}

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { isHung } from './is-hung.ts';
import type { LookFinding, LookOutcome } from './look-checks.ts';
import type { PlaceOfPage } from './open-page.ts';
import { noteListenersIn } from './page/dead-controls.ts';
import { noteQuestionsIn } from './page/motion.ts';
import { serveSite } from './serve-site.ts';
import { type ThemeSwitch, themeSwitches } from './theme-switches.ts';
import { visitInMotion } from './visit-in-motion.ts';
import { visitPage } from './visit-page.ts';
import { within } from './within.ts';

/** Of no host: what is asked of it is answered from the files. */
const origin = 'http://site.invalid';
/** More are seldom; the first ones are those that the home page leads to. */
const mostPages = 20;
const pageMs = 10_000;
const inMotionMs = 5000;

const neverReady = (path: string): LookFinding => ({
  check: 'script-errors',
  path,
  message: 'The page does not become ready: a script on it does not end.',
});

const openTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.on('dialog', (dialog) => dialog.dismiss().catch(() => {}));
  return page;
};

const homeFirst = (one: string, other: string): number =>
  Number(other === 'index.html') - Number(one === 'index.html') || (one < other ? -1 : 1);

interface Seen {
  findings: LookFinding[];
  /** Not looked at to its end, and not for anything that is known of it. */
  isUnseen?: boolean;
  /** It has ended what it does, so that another page can be opened in its tab. */
  isQuiet: boolean;
}

interface Visit {
  place: PlaceOfPage;
  switches: readonly ThemeSwitch[];
  mostMs: number;
}

async function visit(page: Page, { place, switches, mostMs }: Visit): Promise<Seen> {
  const seen = await within(
    mostMs,
    visitPage(page, place, switches).catch(() => undefined),
  );
  if (!seen) {
    const isFault = await isHung(page, await page.context().newPage());
    return { findings: isFault ? [neverReady(place.path)] : [], isUnseen: !isFault, isQuiet: false };
  }
  const more = await within(
    inMotionMs,
    visitInMotion(page, place, seen).catch(() => undefined),
  );
  return { findings: [...seen, ...(more ?? [])], isQuiet: more !== undefined };
}

/**
 * Opens the pages of a site one after the other, in a browser that knows nothing but their files.
 *
 * @param mostMs milliseconds for one page; on a busy machine it is not looked at to its end then
 */
export async function visitSite(
  browser: Browser,
  files: readonly SiteFile[],
  mostMs = pageMs,
): Promise<LookOutcome> {
  const paths = files
    .map(({ path }) => path)
    .filter((path) => isPage(path))
    .toSorted(homeFirst);
  const switches = themeSwitches(files);
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    await serveSite(context, origin, files);
    await noteListenersIn(context);
    await noteQuestionsIn(context);
    const findings: LookFinding[] = [];
    const unopened: string[] = [];
    let page = await openTab(context);
    for (const path of paths.slice(0, mostPages)) {
      const seen = await visit(page, { place: { path, origin }, switches, mostMs });
      findings.push(...seen.findings);
      if (seen.isUnseen) unopened.push(path);
      if (!seen.isQuiet) page = await openTab(context);
    }
    return { findings, unopened: [...unopened, ...paths.slice(mostPages)] };
  } finally {
    await within(
      1000,
      context.close().catch(() => {}),
    );
  }
}

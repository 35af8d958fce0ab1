import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SiteFile } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import type { LookFinding, LookOutcome } from './look-checks.ts';
import { noteListenersIn } from './page/dead-controls.ts';
import { noteQuestionsIn } from './page/motion.ts';
import { serveSite } from './serve-site.ts';
import { themeSwitches } from './theme-switches.ts';
import { visitInMotion } from './visit-in-motion.ts';
import { visitPage } from './visit-page.ts';

/** Of no host: what is asked of it is answered from the files. */
const origin = 'http://site.invalid';
/** More are seldom; the first ones are those that the home page leads to. */
const mostPages = 20;
const pageMs = 10_000;
const inMotionMs = 5000;

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

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

/** Opens the pages of a site one after the other, in a browser that knows nothing but their files. */
export async function visitSite(browser: Browser, files: readonly SiteFile[]): Promise<LookOutcome> {
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
    let page = await openTab(context);
    for (const path of paths.slice(0, mostPages)) {
      const place = { path, origin };
      const seen = await within(
        pageMs,
        visitPage(page, place, switches).catch(() => undefined),
      );
      findings.push(...(seen ?? [neverReady(path)]));
      const more =
        seen &&
        (await within(
          inMotionMs,
          visitInMotion(page, place, seen).catch(() => undefined),
        ));
      findings.push(...(more ?? []));
      if (!more) page = await openTab(context);
    }
    return { findings, unopened: paths.slice(mostPages) };
  } finally {
    await within(
      1000,
      context.close().catch(() => {}),
    );
  }
}

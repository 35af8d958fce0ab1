import type { Browser, Page } from '@playwright/test';
import { anotherFolder, siteFolder } from '../folders.ts';
import type { MadeSite } from '../sites/made-site.ts';
import type { ColourCounter } from './colours.ts';
import { findMisfits, joinMisfits } from './misfits.ts';
import { openPage, show } from './open-page.ts';
import { silhouetteOf } from './silhouette.ts';
import { takePictures } from './take-pictures.ts';
import { tryBehaviours } from './try-behaviours.ts';
import { findViolations } from './violations.ts';
import type { Visit } from './visit.ts';

const home = 'index.html';

/** Judges one page of a site from every side. */
async function judgePage(page: Page, folder: string, path: string) {
  await show(page, folder, path);
  const misfits = await findMisfits(page, path);
  const violations = await findViolations(page, path);
  return { misfits, violations, trials: await tryBehaviours(page, folder, path) };
}

async function lookAtHome(page: Page, { prompt }: MadeSite, counter: ColourCounter) {
  await show(page, siteFolder(prompt), home);
  const colours = await counter.coloursOf(page);
  const blocks = await silhouetteOf(page);
  await takePictures(page, prompt.id);
  await show(page, anotherFolder(prompt), home);
  return { colours, blocks, otherBlocks: await silhouetteOf(page) };
}

/** Opens a written site as a visitor would and notes all there is to see. */
export async function visitSite(browser: Browser, site: MadeSite, counter: ColourCounter): Promise<Visit> {
  const { page, overheard, close } = await openPage(browser);
  const looks = await lookAtHome(page, site, counter);
  const judged = [];
  for (const { path } of site.pages) judged.push(await judgePage(page, siteFolder(site.prompt), path));
  await close();
  return {
    ...looks,
    ...overheard,
    misfits: joinMisfits(judged.map(({ misfits }) => misfits)),
    violations: judged.flatMap(({ violations }) => violations),
    trials: judged.flatMap(({ trials }) => trials),
  };
}

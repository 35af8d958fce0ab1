import type { VisitedSite } from '../checks/visited.ts';
import type { MadeSite } from '../sites/made-site.ts';
import { createColourCounter } from './colours.ts';
import { drawSheets } from './contact-sheet.ts';
import { launchBrowser } from './launch.ts';
import { visitSite } from './visit-site.ts';

const atOnce = 2;

/** Opens every site in Chromium, a few at a time, and draws the contact sheets. */
export async function visitSites(
  sites: readonly MadeSite[],
  onVisited: (count: number) => void,
): Promise<VisitedSite[]> {
  const browser = await launchBrowser();
  const counter = await createColourCounter(browser);
  const visited = new Map<MadeSite, VisitedSite>();
  const waiting = sites.values();
  const visitNext = async () => {
    for (const site of waiting) {
      visited.set(site, {
        prompt: site.prompt,
        brief: site.brief,
        visit: await visitSite(browser, site, counter),
      });
      onVisited(visited.size);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, visitNext));
    await drawSheets(
      browser,
      sites.map(({ prompt }) => prompt.id),
    );
  } finally {
    await browser.close();
  }
  return sites.flatMap((site) => visited.get(site) ?? []);
}

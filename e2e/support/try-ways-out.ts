import type { BrowserContext, Page } from '@playwright/test';
import { previewPath } from '@sitewright/contracts';
import { openSignedIn } from './account.ts';
import { type HostileWorld, writing } from './hostile-sites.ts';
import { type Listener, startListener } from './listener.ts';
import { expect } from './test.ts';
import { waysOut } from './ways-out.ts';

interface Where {
  page: Page;
  context: BrowserContext;
  world: HostileWorld;
}

type Listeners = Map<string, Listener>;

/** One for each way: what is heard names the way it came. */
const listenForEach = async (ways: string[]): Promise<Listeners> =>
  new Map(await Promise.all(ways.map(async (way) => [way, await startListener()] as const)));

const write = (listeners: Listeners) =>
  [...listeners].map(([way, listener]) => waysOut[way]?.(listener)).join('');

/**
 * What these ways write where nothing stops them. Chromium connects ahead of nothing while it is tested: an image that
 * connects stands for that.
 */
function writeOpenly(listeners: Listeners) {
  const ahead = listeners.get('preconnection');
  return write(listeners) + (ahead ? waysOut.image?.(ahead) : '');
}

const silentOf = (listeners: Listeners) =>
  [...listeners]
    .filter(([way, { heard }]) => !heard.includes(way.startsWith('WebRTC') ? 'packet' : 'connection'))
    .map(([way]) => way);

/** Tries these ways in a site, both in the application and in a tab of its own. @returns what was heard from the site, by way */
export async function tryWaysOut({ page, context, world }: Where, ways: string[]) {
  const [sealed, control] = [await listenForEach(ways), await listenForEach(ways)];
  const person = await world.newPerson();
  const id = await world.makeSite(person, writing(write(sealed)));
  await openSignedIn(page, person, `/app?site=${id}`);
  await page.locator('iframe[title="Preview of your website"]').waitFor();
  const tab = await context.newPage();
  await tab.goto(previewPath(id), { waitUntil: 'load' });
  await tab.bringToFront();

  // What is tried later and arrives, each way, shows that what was tried before would have arrived.
  world.open.show(writeOpenly(control));
  const open = await context.newPage();
  await open.goto(world.open.url, { waitUntil: 'commit' });
  // On a busy machine a packet comes late; what waits for it is the proof, not its time.
  await expect.poll(() => silentOf(control), { timeout: 60_000 }).toEqual([]);
  for (const { close } of [...sealed.values(), ...control.values()]) close();
  return [...sealed].map(([way, { heard }]) => ({ way, heard }));
}

import type { Page } from '@playwright/test';
import type { Driver } from './drivers/driver.ts';
import { drivers } from './drivers/index.ts';
import { desktop, phone, show } from './open-page.ts';
import type { Trial } from './visit.ts';

const colours = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** The sentence of a failed expectation, without what surrounds it in a test report. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(colours, '')
    .replace(/\s+/g, ' ')
    .slice(0, 220);

async function attempt(page: Page, { behaviour, on, drive }: Driver, path: string): Promise<Trial> {
  await page.setViewportSize(on === 'phone' ? phone : desktop);
  try {
    await drive(page);
    return { behaviour, page: path };
  } catch (error) {
    return { behaviour, page: path, problem: reasonOf(error) };
  }
}

/** Tries each behaviour a page has, each on a page just opened. */
export async function tryBehaviours(page: Page, folder: string, path: string): Promise<Trial[]> {
  const trials: Trial[] = [];
  for (const driver of drivers) {
    if ((await page.locator(driver.marker).count()) === 0) continue;
    await show(page, folder, path);
    trials.push(await attempt(page, driver, path));
  }
  return trials;
}

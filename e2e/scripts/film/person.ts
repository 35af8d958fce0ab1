import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** Long enough for a viewer to see what has happened. */
export const pause = (seconds: number) => wait(seconds * 1000);

/** Moves the pointer as a hand does: not at once. */
export async function pointAt(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to point at: ${target}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 24 });
  await pause(0.25);
}

export async function press(page: Page, target: Locator) {
  await pointAt(page, target);
  await page.mouse.down();
  await pause(0.12);
  await page.mouse.up();
}

/** Turns the wheel where the pointer is; upwards when `pixels` is negative. */
export async function scroll(page: Page, turns: number, pixels: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, pixels);
    await pause(0.12);
  }
}

import type { Locator, Page } from '@playwright/test';
import { type Driver, expect } from './driver.ts';

const scrolled = (row: Locator) => row.evaluate(({ scrollLeft }) => Math.abs(scrollLeft));

async function tryRow(page: Page, carousel: Locator): Promise<void> {
  const row = carousel.locator('ul').first();
  const isWide = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth > 2);
  if (!isWide) return;
  const forwards = await row.evaluate((list) =>
    getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight',
  );
  await row.focus();
  await page.keyboard.press(forwards);
  await expect.poll(() => scrolled(row), 'the row moves by arrow key').toBeGreaterThan(0);
  const before = await scrolled(row);
  const [back, next] = [carousel.locator('[data-turn="-1"]'), carousel.locator('[data-turn="1"]')];
  await ((await next.isEnabled()) ? next : back).click();
  await expect.poll(() => scrolled(row), 'the row moves by button').not.toBe(before);
}

export const carousel: Driver = {
  behaviour: 'carousel',
  marker: '[data-carousel]',
  on: 'phone',
  async drive(page) {
    for (const one of await page.locator('[data-carousel]').all()) await tryRow(page, one);
  },
};

import type { Locator, Page } from '@playwright/test';
import { type Driver, expect } from './driver.ts';

async function walk(page: Page, group: Locator): Promise<void> {
  const tabs = group.getByRole('tab');
  const panelOf = async (index: number) =>
    page.locator(`#${await tabs.nth(index).getAttribute('aria-controls')}`);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(await panelOf(1)).toBeVisible();
  await expect(await panelOf(0)).toBeHidden();
}

export const tabs: Driver = {
  behaviour: 'tabs',
  marker: '[data-tabs]',
  async drive(page) {
    for (const group of await page.locator('[data-tabs]').all()) await walk(page, group);
  },
};

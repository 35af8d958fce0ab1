import { type Driver, expect } from './driver.ts';

export const menu: Driver = {
  behaviour: 'menu',
  marker: '[data-menu-button]',
  on: 'phone',
  async drive(page) {
    const button = page.locator('[data-menu-button]');
    const panel = page.locator(`#${await button.getAttribute('aria-controls')}`);
    await expect(panel).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(panel.locator('a').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  },
};

import { type Driver, expect } from './driver.ts';

export const priceToggle: Driver = {
  behaviour: 'price-toggle',
  marker: '[data-price-toggle]',
  async drive(page) {
    const year = page.locator('[data-price-toggle] button').last();
    const prices = page.locator('[data-price="year"]');
    await expect(prices.first()).toBeHidden();
    await year.focus();
    await page.keyboard.press('Enter');
    await expect(year).toHaveAttribute('aria-pressed', 'true');
    await expect(prices.first()).toBeVisible();
    await page.locator('[data-price-toggle] button').first().click();
    await expect(prices.first()).toBeHidden();
  },
};

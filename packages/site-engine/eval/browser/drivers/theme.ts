import { type Driver, expect } from './driver.ts';

export const theme: Driver = {
  behaviour: 'theme',
  marker: '[data-theme-switch]',
  async drive(page) {
    const button = page.locator('[data-theme-switch]:visible').first();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [before, wasPressed] = [await ground(), await button.getAttribute('aria-pressed')];
    await button.focus();
    await page.keyboard.press('Space');
    await expect(button).not.toHaveAttribute('aria-pressed', wasPressed ?? '');
    expect(await ground(), 'the ground of the page').not.toBe(before);
    await page.keyboard.press('Space');
    expect(await ground(), 'the ground after switching back').toBe(before);
  },
};

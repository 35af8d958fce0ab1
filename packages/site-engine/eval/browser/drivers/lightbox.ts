import { type Driver, expect } from './driver.ts';

export const lightbox: Driver = {
  behaviour: 'lightbox',
  marker: '[data-lightbox]',
  async drive(page) {
    const opener = page.locator('[data-lightbox]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const picture = page.locator('dialog[open] img');
    await expect(picture).toBeVisible();
    const first = await picture.getAttribute('src');
    await page.keyboard.press('ArrowRight');
    await expect(picture).not.toHaveAttribute('src', first ?? '');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
};

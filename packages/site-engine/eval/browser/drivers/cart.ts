import { type Driver, expect } from './driver.ts';

export const cart: Driver = {
  behaviour: 'cart',
  marker: '[data-basket-add]',
  async drive(page) {
    const basket = page.locator('[data-basket]');
    const status = basket.locator('[data-basket-status]');
    const empty = await status.textContent();
    const add = page.locator('[data-basket-add]').first();
    const name = (await add.getAttribute('data-basket-add')) ?? '';
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-basket-count]').first()).toHaveText('1');
    await page.locator('[data-basket-open]:visible').first().click();
    await expect(basket).toBeVisible();
    await expect(basket.locator('[data-name]')).toHaveText(name);
    await basket.locator('[data-more]').click();
    await expect(basket.locator('[data-count]')).toHaveText('2');
    await basket.locator('[data-less]').click();
    await basket.locator('[data-less]').click();
    await expect(status).toHaveText(empty ?? '');
    await page.keyboard.press('Escape');
    await expect(basket).toBeHidden();
  },
};

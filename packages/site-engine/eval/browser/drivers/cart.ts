import { type Driver, expect } from './driver.ts';

export const cart: Driver = {
  behaviour: 'cart',
  marker: '[data-cart]',
  async drive(page) {
    const box = page.locator('[data-cart]').first();
    const status = box.locator('[data-cart-status]');
    const empty = await status.innerText();
    const add = page.locator('[data-add]').first();
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(box.locator('[data-name]')).toHaveText((await add.getAttribute('data-add')) ?? '');
    const one = await status.innerText();
    expect(one, 'the sum').toMatch(/\d/);
    await box.locator('[data-more]').click();
    await expect(box.locator('[data-count]')).toHaveText('2');
    await expect(status).not.toHaveText(one);
    await box.locator('[data-less]').click();
    await box.locator('[data-less]').click();
    await expect(status).toHaveText(empty);
  },
};

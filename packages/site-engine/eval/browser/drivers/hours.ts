import { type Driver, expect } from './driver.ts';

export const hours: Driver = {
  behaviour: 'hours',
  marker: '[data-hours]',
  async drive(page) {
    const control = page.locator('[data-hours]').first();
    const hour = control.locator('output');
    const before = await hour.innerText();
    await control.locator('input').focus();
    await page.keyboard.press('Home');
    const first = await hour.innerText();
    await page.keyboard.press('End');
    expect(new Set([before, first, await hour.innerText()]).size, 'names of hours').toBeGreaterThan(1);
  },
};

import { type Driver, expect } from './driver.ts';

export const calculator: Driver = {
  behaviour: 'calculator',
  marker: '[data-calculator]',
  async drive(page) {
    const box = page.locator('[data-calculator]').first();
    const result = box.locator('output');
    const once = await result.innerText();
    expect(once, 'the first result').toMatch(/\d/);
    await box.locator('input[type="number"]').first().press('ArrowUp');
    await expect(result).not.toHaveText(once);
    await expect(result).toHaveText(/\d/);
  },
};

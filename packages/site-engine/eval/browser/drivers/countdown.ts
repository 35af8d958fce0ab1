import { type Driver, expect } from './driver.ts';

export const countdown: Driver = {
  behaviour: 'countdown',
  marker: '[data-countdown]',
  async drive(page) {
    const units = await page.locator('[data-countdown]').first().locator('[data-unit]').allInnerTexts();
    expect(units.join(' '), 'the time left').toMatch(/^\d+(?: \d+)+$/);
    expect(
      units.some((unit) => Number(unit) > 0),
      'some time is left',
    ).toBe(true);
  },
};

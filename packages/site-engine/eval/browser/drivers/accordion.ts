import { type Driver, expect } from './driver.ts';

export const accordion: Driver = {
  behaviour: 'accordion',
  marker: 'details',
  async drive(page) {
    const question = page.locator('details:not([open])').first();
    const handle = await question.elementHandle();
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await handle?.getAttribute('open'), 'the question opens').not.toBeNull();
    await page.keyboard.press('Enter');
    expect(await handle?.getAttribute('open'), 'the question closes').toBeNull();
  },
};

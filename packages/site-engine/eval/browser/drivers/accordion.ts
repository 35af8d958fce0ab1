import { type Driver, expect } from './driver.ts';

export const accordion: Driver = {
  behaviour: 'accordion',
  marker: 'details',
  async drive(page) {
    const question = page.locator('details').first();
    const isOpen = () => question.evaluate((details) => details.hasAttribute('open'));
    const atFirst = await isOpen();
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen(), 'the question opens or closes').toBe(!atFirst);
    await page.keyboard.press('Enter');
    expect(await isOpen(), 'the question stands as before').toBe(atFirst);
  },
};

import { type Driver, expect } from './driver.ts';

export const sort: Driver = {
  behaviour: 'sort',
  marker: 'table[data-sort]',
  async drive(page) {
    const table = page.locator('table[data-sort]').first();
    const head = table
      .locator('thead th')
      .filter({ has: page.locator('button') })
      .first();
    const column = await head.evaluate((cell: HTMLTableCellElement) => cell.cellIndex);
    const texts = async () =>
      (await table.locator(`tbody tr > :nth-child(${column + 1})`).allInnerTexts()).map((text) =>
        text.trim(),
      );
    const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
    await head.locator('button').focus();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    const ascending = await texts();
    expect(ascending).toEqual(ascending.toSorted((a, b) => a.localeCompare(b, language, { numeric: true })));
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

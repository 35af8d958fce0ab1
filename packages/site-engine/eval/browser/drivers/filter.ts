import { type Driver, expect } from './driver.ts';

export const filter: Driver = {
  behaviour: 'filter',
  marker: '[data-filter]',
  async drive(page) {
    const input = page.locator('[data-filter]');
    const items = page.locator('[data-filter-item]');
    const visible = page.locator('[data-filter-item]:visible');
    const all = await items.count();
    const last = (await items.last().locator('h3, th, td').first().innerText()).trim();
    await input.fill(last);
    await expect(items.last()).toBeVisible();
    expect(await visible.count(), `items left for “${last}”`).toBeLessThan(all);
    await expect(page.locator('[data-filter-status]')).not.toBeEmpty();
    await input.fill('zzzz');
    await expect(visible).toHaveCount(0);
    await input.fill('');
    await expect(visible).toHaveCount(all);
  },
};

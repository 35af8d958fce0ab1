import type { Locator } from '@playwright/test';
import { type Driver, expect } from './driver.ts';

/** Something that no list holds. */
const nowhere = 'zzzz';

async function tryChips(list: Locator): Promise<void> {
  const visible = list.locator('[data-entry]:visible');
  const all = await visible.count();
  const chips = list.locator('[data-filter]');
  await chips.last().focus();
  await chips.last().press('Enter');
  await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => visible.count(), 'entries of one category').toBeLessThan(all);
  await chips.first().click();
  await expect(visible).toHaveCount(all);
}

async function tryFinder(list: Locator): Promise<void> {
  const visible = list.locator('[data-entry]:visible');
  const all = await visible.count();
  const input = list.locator('[data-find]');
  await input.fill(nowhere);
  await expect(visible).toHaveCount(0);
  await expect(list.locator('[data-list-status]')).not.toBeEmpty();
  await input.fill('');
  await expect(visible).toHaveCount(all);
}

export const filter: Driver = {
  behaviour: 'filter',
  marker: '[data-list]:has([data-filter], [data-find])',
  async drive(page) {
    for (const list of await page.locator(filter.marker).all()) {
      if ((await list.locator('[data-filter]').count()) > 0) await tryChips(list);
      if ((await list.locator('[data-find]').count()) > 0) await tryFinder(list);
    }
  },
};

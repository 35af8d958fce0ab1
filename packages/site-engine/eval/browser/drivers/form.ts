import type { Locator } from '@playwright/test';
import { type Driver, expect } from './driver.ts';

const entries: Readonly<Record<string, string>> = {
  email: 'visitor@example.com',
  tel: '+1 555 0100',
  number: '2',
  date: '2030-01-15',
};

async function fillIn(control: Locator): Promise<void> {
  const tag = await control.evaluate(({ tagName }) => tagName);
  if (tag === 'SELECT') await control.selectOption({ index: 1 });
  else await control.fill(entries[(await control.getAttribute('type')) ?? ''] ?? 'A visitor');
}

async function tryForm(form: Locator): Promise<void> {
  const controls = form.locator('[data-problem]');
  const submit = form.locator('[type="submit"]');
  await submit.click();
  const first = controls.first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  const problem = form.locator(`#${await first.getAttribute('aria-describedby')}`);
  await expect(problem).not.toBeEmpty();
  for (const control of await controls.all()) await fillIn(control);
  await expect(problem).toBeEmpty();
  await submit.click();
  await expect(form.locator('[data-form-status]')).not.toBeEmpty();
}

export const form: Driver = {
  behaviour: 'form',
  marker: 'form[data-form]',
  async drive(page) {
    for (const one of await page.locator('form[data-form]').all()) await tryForm(one);
  },
};

import type { Page } from '@playwright/test';
import { routes } from '@sitewright/contracts';
import { expect } from './test.ts';

export const edited = (page: Page) => page.frameLocator('iframe[title="Your website, to be edited"]');
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: /^Selected: / });
/** What hears the keys of the page that is edited. */
export const editor = (page: Page) => edited(page).getByRole('application');

/** Opens the page that is edited, with its keys; on a phone it is a view of its own. */
export async function openEdit(page: Page, isNarrow: boolean) {
  if (isNarrow) await page.getByRole('button', { name: 'Prompt', exact: true }).click();
  await page.getByRole('tab', { name: 'Edit', exact: true }).click();
  await expect(edited(page).getByRole('heading', { level: 1 })).toBeVisible();
  await editor(page).focus();
}

/** Presses a key until what is selected is called so. */
export async function pressUntil(page: Page, key: string, label: string, words = '') {
  for (;;) {
    const said = (await editor(page).getAttribute('aria-label')) ?? '';
    if (said.startsWith(label) && said.includes(words)) break;
    await page.keyboard.press(key);
    await expect(editor(page)).not.toHaveAttribute('aria-label', said);
  }
  await expect(toolbar(page)).toHaveAccessibleName(`Selected: ${label}`);
}

/** Goes on with the arrow keys until something of a kind is selected that reads so. */
export async function selectByKeys(page: Page, label: string, words = '') {
  await page.keyboard.press('Home');
  await pressUntil(page, 'ArrowDown', label, words);
}

/** A file of the site that is edited as it is stored, to the byte. */
export async function sourceOf(page: Page, path = 'index.html'): Promise<string> {
  const address = await page.getByTitle('Your website, to be edited').getAttribute('src');
  const id = /preview\/([^/]+)/.exec(address ?? '')?.[1] ?? '';
  return page.evaluate(
    async (call) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
      const answer = await fetch(call, { headers });
      const { content }: { content: string } = await answer.json();
      return content;
    },
    routes.siteFile.path.replace(':id', id).replace('*path', path),
  );
}

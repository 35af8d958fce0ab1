import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, phone, prefer, type Scheme } from './open-page.ts';

/** Another theme changes colours and nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it is. Styles are not loaded again: no page on disk may ask for them. */
async function analyse(page: Page, scheme: Scheme): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ preload: false });
  const { violations } = await (scheme === 'dark' ? builder.withRules(rulesOfColour) : builder).analyze();
  return violations.map(
    ({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.replace(/\s+/g, ' ').slice(0, 120)}`,
  );
}

/** What axe finds in both themes, on a phone and on a desktop. */
export async function findViolations(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const scheme of ['light', 'dark'] satisfies Scheme[]) {
      await prefer(page, scheme);
      const violations = await analyse(page, scheme);
      found.push(...violations.map((text) => `${path}, ${scheme}, ${viewport.width} px: ${text}`));
    }
  }
  return found;
}

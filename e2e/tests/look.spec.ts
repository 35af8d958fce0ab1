import { routes } from '@sitewright/contracts';
import { generate, register } from '../support/journey.ts';
import { expectAccessibleInBothThemes } from '../support/judge.ts';
import { expect, test } from '../support/test.ts';

const prompt =
  'A website for Halden Cycles, a bicycle repair workshop behind the canal. Open Tuesday to Friday 8 to 18. Safety check £18, full service £75.';

for (const width of [1440, 390]) {
  test(`typefaces and both themes’ colours are changed and come back, at ${width} pixels`, async ({
    page,
  }) => {
    const isNarrow = width < 700;
    await register(page);
    await generate(page, prompt);
    await page.setViewportSize({ width, height: isNarrow ? 844 : 900 });
    if (isNarrow) await page.getByRole('button', { name: 'Prompt', exact: true }).click();
    await page.getByRole('tab', { name: 'Edit', exact: true }).click();
    const edited = page.frameLocator('iframe[title="Your website, to be edited"]');
    const [heading, body] = [edited.locator('main .font-display').first(), edited.locator('body')];
    await expect(heading).toBeVisible();
    await page.getByRole('radio', { name: 'Look' }).click();
    if (isNarrow) await page.getByRole('button', { name: 'More room for the sheet' }).click();

    const faces = page.getByRole('region', { name: 'Typefaces' });
    const chosen = faces.getByRole('button', { pressed: true });
    const first = (await chosen.textContent()) ?? '';
    const face = faces.getByRole('button', { name: first.startsWith('Fraunces') ? 'Figtree' : 'Fraunces' });
    await face.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Saved as version 2')).toBeVisible();
    const family = (await face.textContent())?.startsWith('Figtree') ? 'Figtree' : 'Fraunces';
    await expect(face).toHaveAttribute('aria-pressed', 'true');
    await expect(heading).toHaveCSS('font-family', new RegExp(`^"?${family}`));
    await expect
      .poll(() => body.evaluate((_element, name) => document.fonts.check(`20px ${name}`), family))
      .toBe(true);
    await expectAccessibleInBothThemes(page);

    await page.getByRole('radio', { name: 'Dark' }).click();
    const ground = page.getByRole('textbox', { name: 'Page, as hex' });
    const [light, dark] = ['rgb(0, 0, 0)', 'rgb(0, 17, 34)'];
    await expect(body).not.toHaveCSS('background-color', light);
    await ground.fill('#001122');
    await expect(body).toHaveCSS('background-color', dark);
    await expect(page.getByText('Saved as version 3')).toBeVisible();
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect(body).not.toHaveCSS('background-color', dark);
    await expect(ground).not.toHaveValue('#001122');

    await page.getByRole('button', { name: 'Look as it was made' }).click();
    await expect(face).toHaveAttribute('aria-pressed', 'false');
    const src = await page.getByTitle('Your website, to be edited').getAttribute('src');
    const id = /preview\/([^/]+)/.exec(src ?? '')?.[1] ?? '';
    const site = await page.evaluate(
      async (path) => {
        const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` };
        const answer = await fetch(path, { headers });
        const { files }: { files: { path: string }[] } = await answer.json();
        return files.map((file) => file.path).join(' ');
      },
      routes.site.path.replace(':id', id),
    );
    expect(site).not.toContain(`fonts/${family.toLowerCase()}-`);
  });
}

import { expect, test } from '../support/test.ts';

const footerLinks = [
  ['FAQ', 'Frequently asked questions'],
  ['Privacy', 'Privacy Policy'],
  ['Terms', 'Terms of Service'],
  ['Cookie policy', 'Cookie Policy'],
] as const;

test('the footer of the landing page leads to each of them, and each to the others', async ({ page }) => {
  await page.goto('/');
  for (const [name, title] of footerLinks) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page).toHaveTitle(`${title} · Sitewright`);
  }
});

test('a part of a text is reached from the list beside it, and by its address', async ({ page }) => {
  await page.goto('/cookie-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Managing Cookies' })
    .click();
  await expect(page).toHaveURL(/#managing-cookies$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Managing Cookies' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Managing Cookies' })).toBeFocused();
});

test('support leads from the answers to the contact form', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveURL(/\/#contacts$/);
  await expect(page.getByRole('region', { name: 'Write to us.' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport();
});

test('a refused person finds the contact form behind “Contact support”', async ({ page }) => {
  await page.goto('/unauthorized');
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL(/\/#contacts$/);
  await expect(page.getByRole('region', { name: 'Write to us.' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Write to us.' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('the address of somebody who asks for /contact is replaced, and focus is at the form', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/#contacts$/);
  await expect(page.getByRole('region', { name: 'Write to us.' })).toBeFocused();
});

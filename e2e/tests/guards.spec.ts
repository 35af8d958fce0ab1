import { password, register } from '../support/journey.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/app', '/dashboard', '/dashboard/profile', '/admin-panel', '/admin-panel/users']) {
  test(`${path} without a session leads to sign-in`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
}

test('after signing in a person is where they wanted to go', async ({ page }) => {
  const email = await register(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByText('Login Successful!', { exact: true })).toBeVisible();
});

test('the admin panel is closed to a user', async ({ page }) => {
  await register(page);
  await page.goto('/admin-panel');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await expect(page.getByRole('heading', { name: 'Unauthorized Access' })).toBeVisible();
});

test('the session is kept under the three specified names and nothing else', async ({ page }) => {
  const email = await register(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual(['email', 'role', 'token']);
  expect(stored).toMatchObject({ email, role: 'user' });
});

test('a wrong password and an unknown address get the same words, and what was typed is kept', async ({
  page,
}) => {
  const email = await register(page);
  await page.evaluate(() => localStorage.clear());
  const messages: string[] = [];
  for (const address of [email, 'nobody@example.com']) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Login Failed' });
    await expect(toast).toBeVisible();
    messages.push(await toast.innerText());
    await expect(page.getByRole('alert')).toHaveText(
      'The email or the password is not right. Check both and try again.',
    );
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(address);
  }
  expect(messages[0]).toBe(messages[1]);
});

test('on a phone what failed covers no way to sign in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Generate Website' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const toast = page.locator('[data-slot="toast"]').filter({ hasText: 'Login Failed' });
  await expect(toast).toBeVisible();
  const google = page.getByRole('link', { name: 'Continue with Google' });
  const bottomOf = async () => google.boundingBox().then((box) => (box ? box.y + box.height : Infinity));
  const topOf = async () => toast.boundingBox().then((box) => box?.y ?? 0);
  await expect.poll(async () => (await topOf()) - (await bottomOf())).toBeGreaterThanOrEqual(0);
});

test('an address that is taken is told so', async ({ page }) => {
  const email = await register(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration Failed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

test('an unknown address shows itself and two ways out', async ({ page }) => {
  await page.goto('/portfolio/draft-2');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/portfolio/draft-2')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Launch App' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

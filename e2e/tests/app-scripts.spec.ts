import playwright from '../playwright.config.ts';
import { newAccount, openSignedIn } from '../support/account.ts';
import { freePort } from '../support/command.ts';
import { startTestPlatform } from '../support/platform.ts';
import { test as base, expect } from '../support/test.ts';

const name = 'sites.test';
const { launchOptions } = playwright.use ?? {};

/** Over plain HTTP on a name: there browsers do not say from where a script is asked for, and only the policy keeps it out. */
const test = base.extend({
  platform: [
    async ({}, use) => {
      const port = await freePort();
      const platform = await startTestPlatform({ PUBLIC_URL: `http://${name}:${port}` }, port);
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
});
test.use({
  consoleErrors: async ({ page: _page }, use) => use([]),
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
});

test('V3.4.3 the application and its remotes run, and no script of a preview does', async ({
  page,
  platform,
}) => {
  const path = `/preview/${'0'.repeat(32)}/script.js`;
  const answered: string[] = [];
  page.on('response', (response) => answered.push(new URL(response.url()).pathname));
  const { port } = new URL(platform.url);
  await openSignedIn(page, await newAccount(platform), `http://${name}:${port}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answered.filter((each) => each.startsWith('/mfe/dashboard/assets/'))).not.toEqual([]);

  const outcome = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
          resolve([effectiveDirective, new URL(blockedURI).pathname]),
        );
        const script = document.createElement('script');
        script.src = src;
        document.head.append(script);
      }),
    path,
  );
  expect(outcome).toEqual(['script-src-elem', path]);
  expect(answered).not.toContain(path);
});

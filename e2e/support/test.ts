import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { type Platform, startTestPlatform } from './platform.ts';

export { expect } from '@playwright/test';

interface TestFixtures {
  /** Messages that must not be there: console errors and warnings of the policy, page errors. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  platform: Platform;
}

/** The browser itself writes these for every answer of 400 and more, also those a test asks for. */
const isFailedLoad = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource');

/** What Chromium writes of every page that has scripts and is shown as a thumbnail: that they do not run. */
const isStill = (message: ConsoleMessage) =>
  /^Blocked script execution in '[^']*\?still' because the document's frame is sandboxed/.test(
    message.text(),
  );

/** The scripts of a page that is edited rest: its policy names the one that runs. */
const isResting = (message: ConsoleMessage) =>
  /^(Loading the script '[^']*\/preview\/|Executing inline (script|event handler)).*"script-src 'sha256-/.test(
    message.text(),
  );

/** Collects the console errors of a page. */
export function listen(page: Page) {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isFailedLoad(message) && !isStill(message) && !isResting(message))
      consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return consoleErrors;
}

/** For every test with pages: a console error of any page fails it. */
export const consoleErrors = [
  async ({ page }: { page: Page }, use: (messages: string[]) => Promise<void>) => {
    const messages = listen(page);
    await use(messages);
    base.expect(messages).toEqual([]);
  },
  { auto: true },
] as const satisfies [unknown, object];

/** Tests on one shared platform that writes with the offline composer. A console error of any page fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  platform: [
    async ({}, use) => {
      const platform = await startTestPlatform();
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ platform }, use) => use(platform.url),
  consoleErrors,
});

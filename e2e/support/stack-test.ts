import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.ts';
import { listen } from './test.ts';

export { expect } from '@playwright/test';

/** Nine images have to be built on whatever machine this is. */
const buildTimeoutMs = 30 * 60_000;

/** Tests on one shared stack of containers. A complaint of any page fails its test. */
export const test = base.extend<{ complaints: string[] }, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: buildTimeoutMs },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  complaints: [
    async ({ page }, use) => {
      const complaints = listen(page);
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

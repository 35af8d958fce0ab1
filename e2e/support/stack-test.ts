import { test as base } from '@playwright/test';
import { type Stack, startStack } from './stack.ts';
import { consoleErrors } from './test.ts';

export { expect } from '@playwright/test';

/** Nine images have to be built on whatever machine this is. */
const buildTimeoutMs = 30 * 60_000;

/** Tests on one shared stack of containers. A console error of any page fails its test. */
export const test = base.extend<{ consoleErrors: string[] }, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: buildTimeoutMs },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
  consoleErrors,
});

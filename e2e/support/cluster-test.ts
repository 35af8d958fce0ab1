import { test as base } from '@playwright/test';
import { type Cluster, openCluster } from './cluster.ts';
import { consoleErrors } from './test.ts';

export { expect } from '@playwright/test';

const installTimeoutMs = 15 * 60_000;

/** Tests on one cluster. A console error of any page fails its test. */
export const test = base.extend<{ consoleErrors: string[] }, { cluster: Cluster }>({
  cluster: [
    async ({}, use) => {
      const cluster = await openCluster();
      await use(cluster);
      cluster.close();
    },
    { scope: 'worker', timeout: installTimeoutMs },
  ],
  baseURL: ({ cluster }, use) => use(cluster.url),
  consoleErrors,
});

import { type FakeProvider, startFakeProvider } from '@sitewright/site-engine/testing';
import { startTestPlatform } from './platform.ts';
import { test as base } from './test.ts';

interface WorkerFixtures {
  provider: FakeProvider;
  settings: Record<string, string>;
}

/** Tests on the same platform with a model behind an OpenAI-compatible server on loopback, which the test directs. */
export const test = base.extend<object, WorkerFixtures>({
  provider: [
    async ({}, use) => {
      const provider = await startFakeProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  settings: [{}, { scope: 'worker', option: true }],
  platform: [
    async ({ provider, settings }, use) => {
      const platform = await startTestPlatform({
        OPENAI_BASE_URL: provider.baseURL,
        OPENAI_API_KEY: 'sk-of-a-test',
        OPENAI_MODEL: 'small-model',
        ...settings,
      });
      await use(platform);
      await platform.close();
    },
    { scope: 'worker' },
  ],
});

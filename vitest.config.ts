import { defineConfig } from 'vitest/config';

/** How long anything may take is no matter of these tests; only what hangs is to end. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };

const browserFolders = ['shell', 'mfe-*', 'packages/ui', 'packages/web-kit'];

export default defineConfig({
  test: {
    // As many as small machines have processors: most tests wait for a server or a process now and then.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,svc-*,gateway,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...browserFolders.map((folder) => `${folder}/**`)],
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: browserFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./packages/web-kit/src/testing/setup.ts'],
          ...patience,
        },
      },
    ],
  },
});

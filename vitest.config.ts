import { defineConfig } from 'vitest/config';

const browserFolders = ['shell', 'mfe-*', 'packages/ui', 'packages/web-kit'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{packages,svc-*,gateway,scripts}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', ...browserFolders.map((folder) => `${folder}/**`)],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: browserFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: ['**/node_modules/**', '**/dist/**'],
          setupFiles: ['./packages/web-kit/src/testing/setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';

/** Flags without which Chromium talks to the network by itself, or will not start as root. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in a browser with windows, also where the shell does without.
  '--site-per-process',
];

export default defineConfig({
  testDir: './tests',
  outputDir: '../.cache/test-results',
  globalSetup: './support/global-setup.ts',
  // Each worker has a platform of its own; while one waits for its page, the other computes.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // How long anything may take is no matter of these tests; only what hangs is to end.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArgs,
    },
  },
});

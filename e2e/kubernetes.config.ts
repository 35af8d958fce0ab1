import config from './playwright.config.ts';

// One cluster, and its tests change it one after another.
export default {
  ...config,
  testDir: './kubernetes',
  globalSetup: './support/cluster-setup.ts',
  workers: 1,
  timeout: 600_000,
};

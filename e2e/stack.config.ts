import config from './playwright.config.ts';

/** The stack of containers instead of local processes; it builds the front ends itself. */
const { globalSetup: _built, ...shared } = config;

// One stack, and its tests change it one after another.
export default { ...shared, testDir: './stack', workers: 1, timeout: 300_000 };

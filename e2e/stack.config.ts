import config from './playwright.config.ts';

/** The stack of containers instead of local processes; it builds the front ends itself. */
const { globalSetup: _built, ...shared } = config;

export default { ...shared, testDir: './stack', timeout: 300_000 };

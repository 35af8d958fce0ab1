import config from './playwright.config.ts';

/** Runs what takes pictures instead of what tests. */
export default { ...config, testDir: './pictures' };

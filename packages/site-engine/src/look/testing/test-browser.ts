import { findBrowser } from '../../../../../scripts/lib/browser.js';

/** The browser that tests look with, where one starts. They install none: `npm test` does, once and before all of them. */
export const browser = await findBrowser();

/** Options of a test that is skipped where no browser starts. */
export const needsBrowser = { meta: { needs: 'a browser: apt-get install chromium' } };

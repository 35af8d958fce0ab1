import { ensureBrowser } from './browser.js';
import { ensureInstalled } from './install.js';
import { inRoot } from './paths.js';
import { runBin } from './run.js';
import { Refusal } from './say.js';

/**
 * Runs the browser tests of one configuration of `e2e`.
 * @param {string} config
 * @param {string[]} [args] of Playwright: files, `--grep`
 * @returns {Promise<number>} its exit code
 */
export async function runBrowserTests(config, args = []) {
  await ensureInstalled();
  const browser = await ensureBrowser();
  if (!browser) throw new Refusal('This is tested in a browser, and there is none.');
  const env = { ...process.env, CHROMIUM_PATH: browser };
  const all = ['test', '--config', config, '--reporter', 'list', ...args];
  const { code } = await runBin('playwright', all, { cwd: inRoot('e2e'), env });
  return code;
}

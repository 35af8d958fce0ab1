import { existsSync } from 'node:fs';
import { run, runBin } from './run.js';
import { say } from './say.js';

const advice =
  'On Debian or Ubuntu: apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium.';

/** The shell draws the same pages for half the processor time: it has no windows, profiles and services of its own. */
const debianPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Playwright's own browser, if it has been downloaded. Loaded here, because nothing is installed when this file is. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function candidates() {
  const paths = [process.env.CHROMIUM_PATH, ...debianPaths, await playwrightsOwn()];
  return paths.filter((path) => path !== undefined && existsSync(path));
}

/** The one line of a long report that says what is missing. @param {unknown} error */
function reasonOf(error) {
  const lines = String(error instanceof Error ? error.message : error).split('\n');
  const telling = lines.find((line) => /error while loading|cannot|No such file/i.test(line));
  return (telling ?? lines[0] ?? '').replace(/^.*?\[err\]\s*/, '').trim();
}

/**
 * Starts a browser and ends it.
 * @param {string} path
 * @returns {Promise<string | undefined>} why it does not start
 */
export async function whyNot(path) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
    await browser.close();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * The first that starts. A browser that is there and lacks a library would fail every test, one by one.
 * @param {(string | undefined)[]} paths
 * @param {(path: string) => Promise<string | undefined>} [tryOut]
 * @returns {Promise<string | undefined>}
 */
export async function firstThatStarts(paths, tryOut = whyNot) {
  for (const path of paths) {
    if (!path) continue;
    const reason = await tryOut(path);
    if (reason === undefined) return path;
    say(`The browser ${path} does not start: ${reason}`);
  }
  return undefined;
}

async function installBrowser() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) {
    await runBin('playwright', ['install', 'chromium']);
    return;
  }
  await run('apt-get', ['update', '-qq'], { quiet: true });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name];
    const { code } = await run('apt-get', args, { quiet: true });
    if (code === 0) return;
  }
}

/**
 * The path of a Chromium that starts: the one CHROMIUM_PATH names, Debian's or Playwright's. Installs nothing.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () => firstThatStarts(await candidates());

/**
 * The path of a Chromium that starts: one that is found, or one installed now.
 * @returns {Promise<string | undefined>} undefined when there is none and none could be installed
 */
export async function ensureBrowser(find = findBrowser, install = installBrowser) {
  const found = await find();
  if (found) return found;
  say('No Chromium that starts was found; installing one …');
  await install();
  const installed = await find();
  if (!installed)
    say(`No Chromium starts here, and the browser tests count as failed without one. ${advice}`);
  return installed;
}

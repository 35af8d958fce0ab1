import { existsSync } from 'node:fs';
import { run, runBin } from './run.js';
import { say } from './say.js';

/** Playwright's own browser, if it has been downloaded. Loaded here, because nothing is installed when this file is. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function find() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', await playwrightsOwn()];
  return candidates.find((path) => path && existsSync(path));
}

async function install() {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) return runBin('playwright', ['install', 'chromium']);
  await run('apt-get', ['update', '-qq'], { quiet: true });
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { quiet: true });
}

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, Debian's, Playwright's, or one installed now.
 * @returns {Promise<string | undefined>} undefined when there is none and none could be installed
 */
export async function ensureBrowser() {
  const found = await find();
  if (found) return found;
  say('No Chromium was found; installing one …');
  await install();
  const installed = await find();
  if (!installed)
    say(
      'No Chromium could be installed. Set CHROMIUM_PATH to one; the browser tests count as failed without it.',
    );
  return installed;
}

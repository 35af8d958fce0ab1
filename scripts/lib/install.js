import { existsSync } from 'node:fs';
import { fingerprint, stamp } from './fingerprint.js';
import { holding } from './lock.js';
import { inRoot } from './paths.js';
import { run } from './run.js';
import { Refusal, say } from './say.js';

const installed = stamp(inRoot('node_modules/.sitewright-installed'));

/** @param {string} wanted */
const isInstalled = (wanted) => existsSync(inRoot('node_modules')) && installed.is(wanted);

async function install() {
  const wanted = fingerprint(['package-lock.json']);
  if (isInstalled(wanted)) return;
  say('Installing packages (half a minute the first time) …');
  const { code } = await run('npm', [
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0)
    throw new Refusal(
      'The packages could not be installed; npm says why above. Check the network, then run the command again.',
    );
  installed.set(wanted);
}

/** Installs the exact packages of the lock file, unless they are there already. Of several commands one does so and the others wait. */
export async function ensureInstalled() {
  if (isInstalled(fingerprint(['package-lock.json']))) return;
  await holding(inRoot('.cache/installing'), install);
}

import { join } from 'node:path';
import { composeOrRefuse, requireEngine } from './docker.js';
import { say } from './say.js';
import { ensureStackSecrets, secretsFolder } from './stack-secrets.js';

/** What Compose goes by: the environment, and the file `.env`. @returns {Promise<NodeJS.ProcessEnv>} */
async function readComposeSettings() {
  const lines = await composeOrRefuse(['config', '--environment'], { quiet: true });
  return Object.fromEntries(lines.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)));
}

/** @param {NodeJS.ProcessEnv} settings */
async function announce(settings) {
  const published = await composeOrRefuse(['port', 'gateway', '8080'], { quiet: true });
  say('');
  say(`  Sitewright is ready: ${settings.PUBLIC_URL || `http://${published.trim()}`}`);
  say(
    `  First admin:          ${settings.ADMIN_EMAIL || 'admin@localhost'} with the password in ${join(secretsFolder(settings), 'admin-password')}`,
  );
  say('  docker compose down stops it.');
  say('');
}

/** The whole of `npm run stack`: secrets, images, containers; ready when it returns. */
export async function startStack() {
  await requireEngine();
  const settings = await readComposeSettings();
  ensureStackSecrets(secretsFolder(settings));
  // Two builds at once ask more of a small machine than they save.
  await composeOrRefuse(['build'], { env: { COMPOSE_PARALLEL_LIMIT: '1', ...process.env } });
  await composeOrRefuse(['up', '--detach', '--no-build', '--wait']);
  await announce(settings);
}

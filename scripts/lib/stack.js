import { join } from 'node:path';
import { containersOf, failureOf, isReady, removeAtOnce, untilReady } from './containers.js';
import { composeOrRefuse, requireEngine } from './docker.js';
import { say } from './say.js';
import { ensureStackSecrets, secretsFolder } from './stack-secrets.js';
import { keepSettings, readComposeSettings } from './stack-settings.js';

/**
 * @param {import('./stack-settings.js').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
async function announce(settings, env) {
  const published = await composeOrRefuse(['port', 'gateway', '8080'], { env, quiet: true });
  const password = join(secretsFolder(settings), 'admin-password');
  say('');
  say(`  Sitewright is ready: ${settings.PUBLIC_URL || `http://${published.trim()}`}`);
  say(
    `  First admin:          ${settings.ADMIN_EMAIL || 'admin@localhost'} with the password in ${password}`,
  );
  say("  docker compose --profile '*' down stops it.");
  say('');
}

/** @param {NodeJS.ProcessEnv} env */
export const buildImages = (env) =>
  // Two builds at once ask more of a small machine than they save.
  composeOrRefuse(['build'], { env: { COMPOSE_PARALLEL_LIMIT: '1', ...env } });

/**
 * What the configuration asks for: not a remote on trial, nor a database that another has replaced.
 * @param {NodeJS.ProcessEnv} env
 */
async function configuredContainers(env) {
  const names = (await composeOrRefuse(['config', '--services'], { env, quiet: true })).split('\n');
  const containers = await containersOf(env);
  return containers.filter(({ Config }) => names.includes(Config.Labels['com.docker.compose.service'] ?? ''));
}

/**
 * Starts whatever does not run, and returns when every container is ready. One that failed before is made anew rather
 * than waited for: each of its restarts comes later than the one before.
 * @param {NodeJS.ProcessEnv} env
 */
export async function bringUp(env) {
  const before = await configuredContainers(env);
  for (const container of before) {
    if (failureOf(container) && !isReady(container)) await removeAtOnce(container, env);
  }
  await composeOrRefuse(['up', '--detach', '--no-build'], { env });
  const known = new Set(before.map(({ Id }) => Id));
  const restarts = (/** @type {import('./containers.js').Container} */ { Id, RestartCount }) =>
    known.has(Id) ? RestartCount : 0;
  const containers = await configuredContainers(env);
  await untilReady(
    containers.map((container) => ({ ...container, RestartCount: restarts(container) })),
    env,
  );
}

/**
 * The whole of `npm run stack`: settings, secrets, images, containers; ready when it returns.
 * @param {NodeJS.ProcessEnv} [given]
 */
export async function startStack(given = process.env) {
  await requireEngine();
  const found = await readComposeSettings(given);
  ensureStackSecrets(secretsFolder(found));
  const env = keepSettings(found, given);
  await buildImages(env);
  await bringUp(env);
  await announce(await readComposeSettings(env), env);
}

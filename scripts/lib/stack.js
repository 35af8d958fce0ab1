import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { containersOf, failureOf, isReady, removeAtOnce, untilReady } from './containers.js';
import { composeOrRefuse, requireEngine } from './docker.js';
import { adminLabel } from './first-admin.js';
import { say } from './say.js';
import { ensureStackSecrets, secretsFolder } from './stack-secrets.js';
import { endsTls, keepSettings, readComposeSettings } from './stack-settings.js';

/**
 * Where this machine reaches the gateway.
 * @param {import('./stack-settings.js').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
async function publishedUrl(settings, env) {
  const [scheme, port] = endsTls(settings) ? ['https', '8443'] : ['http', '8080'];
  return `${scheme}://${(await composeOrRefuse(['port', 'gateway', port], { env, quiet: true })).trim()}`;
}

/**
 * The gateway's certificate names the public host, which this machine may reach elsewhere: that it is the one that was set
 * up is what counts.
 * @param {import('./stack-settings.js').Settings} settings
 */
const ownCertificate = (settings) => ({
  ca: readFileSync(join(secretsFolder(settings), 'tls-certificate.pem')),
  allowPartialTrustChain: true,
  checkServerIdentity: () => undefined,
});

/**
 * @param {string} url
 * @param {import('./stack-settings.js').Settings} settings
 */
export function stackAdminLabel(url, settings) {
  const file = join(secretsFolder(settings), 'admin-password');
  const email = settings.ADMIN_EMAIL || 'admin@localhost';
  const promote = 'docker compose exec svc-auth node svc-auth/src/admin-cli.ts promote EMAIL';
  const words = { found: `${email} with the password in ${file}`, source: file, promote };
  const address = endsTls(settings) ? { url, tls: ownCertificate(settings) } : { url };
  return adminLabel(address, { email, password: readFileSync(file, 'utf8').trim() }, words);
}

/**
 * @param {import('./stack-settings.js').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
async function announce(settings, env) {
  const url = await publishedUrl(settings, env);
  say('');
  say(`  Sitewright is ready: ${settings.PUBLIC_URL || url}`);
  say(`  First admin:          ${await stackAdminLabel(url, settings)}`);
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

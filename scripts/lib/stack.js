import { join } from 'node:path';
import { composeOrRefuse, requireEngine } from './docker.js';
import { say } from './say.js';
import { ensureStackSecrets, secretsFolder } from './stack-secrets.js';

/**
 * Two builds at once ask more of a small machine than they save.
 * @param {NodeJS.ProcessEnv} env
 */
const oneByOne = (env) => ({ ...env, COMPOSE_PARALLEL_LIMIT: env.COMPOSE_PARALLEL_LIMIT ?? '1' });

/** The whole of `npm run stack`: secrets, images, containers; ready when it returns. */
export async function startStack() {
  await requireEngine();
  const folder = secretsFolder(process.env);
  ensureStackSecrets(folder);
  await composeOrRefuse(['build'], { env: oneByOne(process.env) });
  await composeOrRefuse(['up', '--detach', '--no-build', '--wait']);
  const address = await composeOrRefuse(['port', 'gateway', '8080'], { quiet: true });
  const password = join(folder, 'admin-password');
  say('');
  say(`  Sitewright is ready: http://${address.trim()}`);
  say(
    `  First admin:          ${process.env.ADMIN_EMAIL ?? 'admin@localhost'} with the password in ${password}`,
  );
  say('  docker compose down stops it.');
  say('');
}

import { join } from 'node:path';
import { ensureInstalled } from './install.js';
import { localSecrets } from './local-secrets.js';
import { Refusal, say } from './say.js';
import { services, watchService } from './service-sources.js';
import { readSettings } from './settings.js';
import { stopOnSignal } from './signals.js';
import { supervise } from './supervisor.js';

/** @typedef {import('./service-sources.js').Service} Service */

/** @type {Record<Service, string>} */
const ports = { 'svc-auth': '8081', 'svc-sites': '8082', 'svc-mail': '8083' };

/**
 * Who signs in where no svc-auth runs: an admin of this database, with a token for `requests.http`.
 * @param {string} uri
 * @param {string} jwtSecretFile
 */
async function storeDeveloper(uri, jwtSecretFile) {
  const { developerToken } = await import('../../packages/service-kit/src/testing/developer.ts');
  return developerToken(uri, jwtSecretFile);
}

/**
 * One service with a database, secrets and a folder of its own; a change of its code starts it again.
 * @param {string} name
 */
export async function devService(name) {
  const known = services.find((service) => service === name);
  if (!known) throw new Refusal(`Name a service: ${services.join(', ')}.`);
  const { dataDir } = readSettings({ ...process.env, PORT: '0' });
  const own = join(dataDir, `dev-${name}`);
  await ensureInstalled();
  const { JWT_SECRET: _, JWT_SECRET_FILE: __, ...env } = process.env;
  const { jwt, admin } = localSecrets(own, env);
  const logDir = join(own, 'logs');
  const database = await supervise({
    name: 'database',
    script: 'packages/embedded-mongo/src/main.ts',
    logDir,
    env: { ...env, PORT: '0', DATA_DIR: own },
  });
  const uri = `${database.ready.uri}`;
  const settings = {
    ...env,
    ...jwt,
    MONGODB_URI: uri,
    DATA_DIR: own,
    PORT: process.env.PORT ?? ports[known],
  };
  const firstAdmin = name === 'svc-auth' ? { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password } : {};
  const service = await supervise({
    name,
    script: `${name}/src/main.ts`,
    logDir,
    env: { ...settings, ...firstAdmin },
  }).catch(async (error) => {
    await database.stop();
    throw error;
  });
  stopOnSignal(async () => {
    await service.stop();
    await database.stop();
  });
  watchService(known, () => {
    say(`${name} changed; starting it again.`);
    void service.renew();
  });
  say(`\n  ${name} is ready: http://127.0.0.1:${service.ready.port}; a change of its code starts it again.`);
  say(`  Requests to try:      ${name}/requests.http`);
  if (name === 'svc-auth') say(`  First admin:          ${admin.email} with password ${admin.password}`);
  else say(`  Token of an admin:    ${await storeDeveloper(uri, `${jwt.JWT_SECRET_FILE}`)}`);
  say(`  Log:                  ${join(logDir, `${name}.log`)}\n`);
}

import { join } from 'node:path';
import { localSecrets } from './local-secrets.js';
import { supervise } from './supervisor.js';
import { keepUri } from './uri-file.js';

/**
 * Starts the whole platform on this machine: database (unless MONGODB_URI names one), services, gateway.
 * @param {import('./settings.js').Settings} settings
 * @param {NodeJS.ProcessEnv} env what the services read their own settings from
 */
export async function startPlatform({ port, dataDir }, env) {
  const { jwt, admin } = localSecrets(dataDir, env);
  const logDir = join(dataDir, 'logs');
  let forgetUri = () => {};
  /** @type {Record<string, import('./supervisor.js').Supervised>} */
  const parts = {};

  /**
   * @param {string} name
   * @param {string} script
   * @param {NodeJS.ProcessEnv} own
   */
  const start = async (name, script, own) => {
    // The parts share an address here, and cannot all show what they measure on one port of it; 0 is a free one for each.
    const shared = { ...env, PORT: '0', METRICS_PORT: env.METRICS_PORT === '0' ? '0' : '' };
    parts[name] = await supervise({ name, script, logDir, env: { ...shared, ...own } });
    return parts[name].ready;
  };

  // The last started stops first: nobody loses what it still needs.
  const stop = async () => {
    for (const part of Object.values(parts).reverse()) await part.stop();
    forgetUri();
  };

  try {
    const uri =
      env.MONGODB_URI ??
      (await start('database', 'packages/embedded-mongo/src/main.ts', { DATA_DIR: dataDir })).uri;
    forgetUri = keepUri(dataDir, `${uri}`);
    const shared = { MONGODB_URI: uri, ...jwt };
    const [auth, sites, mail] = await Promise.all([
      start('svc-auth', 'svc-auth/src/main.ts', {
        ...shared,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
      }),
      start('svc-sites', 'svc-sites/src/main.ts', shared),
      start('svc-mail', 'svc-mail/src/main.ts', { ...shared, DATA_DIR: dataDir }),
    ]);
    const gateway = await start('gateway', 'gateway/src/main.ts', {
      PORT: String(port),
      UPSTREAM_AUTH: `http://127.0.0.1:${auth.port}`,
      UPSTREAM_SITES: `http://127.0.0.1:${sites.port}`,
      UPSTREAM_MAIL: `http://127.0.0.1:${mail.port}`,
    });
    return { url: `http://localhost:${gateway.port}`, server: gateway.server, admin, logDir, parts, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

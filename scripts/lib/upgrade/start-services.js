import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Refusal } from '../say.js';

/** @typedef {{ email: string, password: string }} Credentials */

/**
 * The database and the services of a release over one data folder.
 * @typedef {{ uri: string, auth: string, sites: string, mail: string, stop: () => Promise<void> }} Services
 */

/** @param {import('node:child_process').ChildProcess} child @param {string} script */
async function untilReady(child, script) {
  const said = once(child, 'message').then(([message]) => message);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Refusal(`${script} ended with ${code} before it was ready; it says why above.`);
  });
  return /** @type {Promise<{ port?: number, uri?: string }>} */ (Promise.race([said, ended]));
}

/**
 * Starts what keeps data, as `npm start` does; without a gateway, whose front ends would have to be built.
 * @param {string} checkout of the release
 * @param {string} dataDir
 * @param {{ admin: Credentials, jwtSecret: string }} secrets
 * @returns {Promise<Services>}
 */
export async function startServices(checkout, dataDir, { admin, jwtSecret }) {
  /** @type {import('node:child_process').ChildProcess[]} */
  const children = [];
  /** @param {string} script @param {NodeJS.ProcessEnv} env */
  const start = async (script, env) => {
    const child = spawn(process.execPath, [join(checkout, script)], {
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, PORT: '0', BROWSER_LOOK: 'off', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    children.push(child);
    return untilReady(child, script);
  };
  const stop = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  };
  try {
    const { uri = '' } = await start('packages/embedded-mongo/src/main.ts', { DATA_DIR: dataDir });
    const shared = { MONGODB_URI: uri, JWT_SECRET: jwtSecret, DATA_DIR: dataDir };
    const ofAdmin = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    const [auth, sites, mail] = await Promise.all([
      start('svc-auth/src/main.ts', { ...shared, ...ofAdmin }),
      start('svc-sites/src/main.ts', shared),
      start('svc-mail/src/main.ts', shared),
    ]);
    const at = (/** @type {{ port?: number }} */ { port }) => `http://127.0.0.1:${port}`;
    return { uri, auth: at(auth), sites: at(sites), mail: at(mail), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import { createServer } from 'node:net';
import { join } from 'node:path';
import { readBackupSettings } from './backup-settings.js';
import { ensureBuilt } from './build.js';
import { adminLabel } from './first-admin.js';
import { ensureInstalled } from './install.js';
import { startPlatform } from './platform.js';
import { Refusal, say } from './say.js';
import { startBackups } from './scheduled-backups.js';
import { readSettings } from './settings.js';
import { stopOnSignal } from './signals.js';

/** @param {number} port */
function refuseTakenPort(port) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const probe = createServer();
      probe.once('error', () =>
        reject(
          new Refusal(
            `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
          ),
        ),
      );
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
    })
  );
}

/** @param {string} url */
async function engineLabel(url) {
  const answer = await fetch(`${url}/api/generate/engine`);
  const { engine, label } = /** @type {{ engine: string, label: string }} */ (await answer.json());
  return engine === 'composer'
    ? `${label} (no model is set; OPENAI_API_KEY or OPENAI_BASE_URL sets one)`
    : `the model ${label}`;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} dataDir
 */
const mailLabel = ({ SMTP_URL, SMTP_URL_FILE, MAIL_TO }, dataDir) =>
  SMTP_URL || SMTP_URL_FILE
    ? `${MAIL_TO}`
    : `files in ${join(dataDir, 'outbox')} (no mail server is set; SMTP_URL sets one)`;

/** @param {Pick<Awaited<ReturnType<typeof startPlatform>>, 'url' | 'admin'>} platform */
export function localAdminLabel({ url, admin }) {
  const { email, password, file } = admin;
  const found = file ? `${email} with password ${password} (kept in ${file})` : email;
  const words = { found, source: file ?? 'ADMIN_PASSWORD', promote: 'npm run admin -- promote EMAIL' };
  return adminLabel({ url }, admin, words);
}

/**
 * @param {Awaited<ReturnType<typeof startPlatform>>} platform
 * @param {string} dataDir
 */
async function announce(platform, dataDir) {
  const { url, logDir } = platform;
  say('');
  say(`  Sitewright is ready: ${url}`);
  say(`  Sites are written by: ${await engineLabel(url)}`);
  say(`  First admin:          ${await localAdminLabel(platform)}`);
  say(`  Contact messages:     ${mailLabel(process.env, dataDir)}`);
  say(`  Logs:                 ${logDir}`);
  say('  Ctrl-C stops everything.');
  say('');
}

/** The whole of `npm start`. */
export async function start() {
  const settings = readSettings(process.env);
  const backups = readBackupSettings(process.env);
  if (backups && process.env.MONGODB_URI)
    throw new Refusal(
      'BACKUP_EVERY is set with a MONGODB_URI of your own: back that database up with its own tools.',
    );
  await refuseTakenPort(settings.port);
  await ensureInstalled();
  await ensureBuilt();
  say('Starting …');
  const platform = await startPlatform(settings, process.env);
  const stopBackups = backups ? startBackups(backups, [], process.env) : async () => {};
  const isStopping = stopOnSignal(async () => {
    await stopBackups();
    await platform.stop();
  });
  try {
    await announce(platform, settings.dataDir);
  } catch (error) {
    if (!isStopping()) throw error;
  }
}

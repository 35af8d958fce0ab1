import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './install.js';
import { Refusal, say } from './say.js';
import { readSettings } from './settings.js';

const database = 'embedded-mongo.sqlite';

/** What else an instance cannot be without: its secret, its first admin, messages that became files. */
const besides = ['jwt-secret', 'admin.txt', 'outbox'];

/**
 * The address of the instance that runs, or of a server started for the moment.
 * @param {string} dataDir
 * @returns {Promise<{ uri: string, close: () => Promise<void> }>}
 */
async function openDatabase(dataDir) {
  const { startEmbeddedMongo } = await import('../../packages/embedded-mongo/src/index.ts');
  try {
    return await startEmbeddedMongo({ dataDir });
  } catch (error) {
    const isRunning = error instanceof Error && error.message === 'another process is using this database';
    if (!isRunning) throw error;
    return { uri: readFileSync(join(dataDir, 'mongodb-uri'), 'utf8').trim(), close: async () => {} };
  }
}

/**
 * @param {string} dataDir
 * @param {string} name
 */
async function copyDatabase(dataDir, name) {
  const { connectMongo } = await import('../../packages/service-kit/src/index.ts');
  const server = await openDatabase(dataDir);
  try {
    const { db, close } = await connectMongo(server.uri, 'backup');
    await db.command({ backUp: 1, name }).finally(close);
  } finally {
    await server.close();
  }
}

/** @param {string} folder */
function makePrivateFolder(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

const isEmpty = (/** @type {string} */ folder) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * @param {string} from
 * @param {string} to
 */
function copyBesides(from, to) {
  for (const name of besides.filter((each) => existsSync(join(from, each)))) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

/**
 * Copies an instance's data into an empty folder, also while it runs.
 * @param {string} dataDir
 * @param {string} target
 */
export async function backUp(dataDir, target) {
  if (!existsSync(join(dataDir, database))) {
    throw new Refusal(`${dataDir} holds no data of an embedded server. DATA_DIR names another folder.`);
  }
  if (!isEmpty(target)) throw new Refusal(`${target} is not empty. Name a new folder for each backup.`);
  makePrivateFolder(target);
  const name = `backup-${process.pid}-${Date.now()}.sqlite`;
  try {
    await copyDatabase(dataDir, name);
    cpSync(join(dataDir, name), join(target, database));
  } finally {
    rmSync(join(dataDir, name), { force: true });
  }
  chmodSync(join(target, database), 0o600);
  copyBesides(dataDir, target);
}

/** @param {string} file */
async function checkDatabase(file) {
  const { DatabaseSync } = await import('node:sqlite');
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    if (copy.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok') return;
  } catch {
    // What SQLite cannot read at all is damaged too.
  } finally {
    copy.close();
  }
  throw new Refusal(`${file} is damaged. Nothing was restored; take another backup.`);
}

/**
 * Puts a backup into an empty data folder.
 * @param {string} source
 * @param {string} dataDir
 */
export async function restore(source, dataDir) {
  const copy = join(source, database);
  if (!existsSync(copy)) throw new Refusal(`${source} is no backup: it has no ${database}.`);
  if (!isEmpty(dataDir)) {
    throw new Refusal(`${dataDir} is not empty. Move it away, or restore to another folder with DATA_DIR.`);
  }
  await checkDatabase(copy);
  makePrivateFolder(dataDir);
  cpSync(copy, join(dataDir, database));
  copyBesides(source, dataDir);
}

/** The whole of `npm run backup -- FOLDER` and of `npm run restore -- FOLDER`. */
export async function runBackupCommand(/** @type {string[]} */ [command, folder]) {
  if (!folder) throw new Refusal(`Usage: npm run ${command} -- FOLDER`);
  const { dataDir } = readSettings(process.env);
  await ensureInstalled();
  if (command === 'restore') await restore(resolve(folder), dataDir);
  else await backUp(dataDir, resolve(folder));
  say(command === 'restore' ? `Restored to ${dataDir}.` : `Backed up to ${resolve(folder)}.`);
}

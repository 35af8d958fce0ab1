import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readArchive, refuseExisting, withWorkFolder, writeArchive } from './archive.js';
import { embeddedFile, tryEmbeddedCopy } from './embedded-copy.js';
import { ensureInstalled } from './install.js';
import { Refusal, say } from './say.js';
import { readSettings } from './settings.js';

/** What else an instance cannot be without: its secret, its first admin, messages that became files. */
const besides = ['jwt-secret', 'admin.txt', 'outbox'];

/** @param {string} dataDir */
function addressOfRunning(dataDir) {
  const file = join(dataDir, 'mongodb-uri');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Refusal(
    `Another process uses the data in ${dataDir}, and ${file} does not say at which address. ` +
      'If npm start has just begun, wait until it is ready; otherwise stop that process. Then try again.',
  );
}

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
    return { uri: addressOfRunning(dataDir), close: async () => {} };
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
 * Makes one archive of an instance's data, also while it runs.
 * @param {string} dataDir
 * @param {string} file
 */
export async function backUp(dataDir, file) {
  if (!existsSync(join(dataDir, embeddedFile))) {
    throw new Refusal(`${dataDir} holds no data of an embedded server. DATA_DIR names another folder.`);
  }
  refuseExisting(file);
  const name = `backup-${process.pid}-${Date.now()}.sqlite`;
  await withWorkFolder(file, async (folder) => {
    try {
      await copyDatabase(dataDir, name);
      cpSync(join(dataDir, name), join(folder, embeddedFile));
    } finally {
      rmSync(join(dataDir, name), { force: true });
    }
    copyBesides(dataDir, folder);
    await writeArchive(folder, file, 'data-folder', (unpacked) =>
      tryEmbeddedCopy(join(unpacked, embeddedFile)),
    );
  });
}

/**
 * Puts a backup into an empty data folder.
 * @param {string} file
 * @param {string} dataDir
 */
export async function restore(file, dataDir) {
  if (!isEmpty(dataDir)) {
    throw new Refusal(`${dataDir} is not empty. Move it away, or restore to another folder with DATA_DIR.`);
  }
  await readArchive(file, dirname(dataDir), ['data-folder'], async (folder) => {
    await tryEmbeddedCopy(join(folder, embeddedFile));
    makePrivateFolder(dataDir);
    cpSync(join(folder, embeddedFile), join(dataDir, embeddedFile));
    chmodSync(join(dataDir, embeddedFile), 0o600);
    copyBesides(folder, dataDir);
  });
}

/**
 * @param {string} command
 * @param {string} file
 * @param {Set<string>} flags
 */
async function runForStack(command, file, flags) {
  const { backUpStack, restoreStack } = await import('./stack-backup.js');
  if (command === 'backup') return backUpStack(file);
  return restoreStack(file, { replace: flags.has('--replace') });
}

/** The whole of `npm run backup -- [--stack] FILE` and of `npm run restore -- [--stack [--replace]] FILE`. */
export async function runBackupCommand(/** @type {string[]} */ [command = '', ...args]) {
  const flags = new Set(args.filter((arg) => arg.startsWith('--')));
  const [name, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const known = command === 'restore' ? ['--stack', '--replace'] : ['--stack'];
  if (!name || more.length > 0 || [...flags].some((flag) => !known.includes(flag))) {
    throw new Refusal(`Usage: npm run ${command} -- [${known.join(' ')}] FILE`);
  }
  const file = resolve(name);
  const { dataDir } = readSettings(process.env);
  await ensureInstalled();
  if (flags.has('--stack')) await runForStack(command, file, flags);
  else if (command === 'restore') await restore(file, dataDir);
  else await backUp(dataDir, file);
  say(command === 'restore' ? `Restored from ${file}.` : `Backed up to ${file}; reading it back worked.`);
}

import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readArchive, refuseExisting, removingAfter, withWorkFolder, writeArchive } from './archive.js';
import { madeBackup } from './backup-record.js';
import { embeddedFile, readEmbeddedCopy, tryEmbeddedCopy } from './embedded-copy.js';
import { readPassphrase } from './encryption.js';
import { ensureInstalled } from './install.js';
import { Refusal, say } from './say.js';
import { readSettings } from './settings.js';

/** @typedef {import('../../packages/service-kit/src/index.ts').MongoConnection['db']} Database */

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
 * @template Result
 * @param {string} dataDir
 * @param {(db: Database) => Promise<Result>} task
 */
async function withDatabase(dataDir, task) {
  const { connectMongo } = await import('../../packages/service-kit/src/index.ts');
  const server = await openDatabase(dataDir);
  try {
    const { db, close } = await connectMongo(server.uri, 'backup');
    return await task(db).finally(close);
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

/** @param {string} dataDir */
function demandData(dataDir) {
  if (existsSync(join(dataDir, embeddedFile))) return;
  throw new Refusal(`${dataDir} holds no data of an embedded server. DATA_DIR names another folder.`);
}

/** @param {Database} db */
async function tellOfObjects(db) {
  if (await db.collection('siteBlobs').findOne({ object: { $gt: '' } }, { projection: { _id: 1 } }))
    say(
      'Files of sites in the S3 store are not in the archive: keep versions of the bucket, or a copy of it.',
    );
}

/**
 * Makes one archive of an instance's data, also while it runs.
 * @param {string} dataDir
 * @param {string} file
 * @param {string} [passphrase] encrypts it
 */
export async function backUp(dataDir, file, passphrase) {
  demandData(dataDir);
  refuseExisting(file);
  const name = `backup-${process.pid}-${Date.now()}.sqlite`;
  // What is encrypted lies as it is in the data folder only.
  await withWorkFolder(passphrase === undefined ? file : join(dataDir, 'backup'), async (folder) => {
    const copy = join(folder, embeddedFile);
    await removingAfter(join(dataDir, name), async () => {
      await withDatabase(dataDir, async (db) => {
        await db.command({ backUp: 1, name });
        await tellOfObjects(db);
      });
      cpSync(join(dataDir, name), copy);
    });
    copyBesides(dataDir, folder);
    const inventory = await readEmbeddedCopy(copy);
    await writeArchive(folder, file, { kind: 'data-folder', inventory, passphrase }, (unpacked, expected) =>
      tryEmbeddedCopy(join(unpacked, embeddedFile), expected),
    );
  });
}

/**
 * The same, and notes in the database how it went.
 * @param {string} dataDir
 * @param {string} file
 * @param {string} [passphrase]
 */
export async function backUpAndNote(dataDir, file, passphrase) {
  demandData(dataDir);
  const { noteBackup } = await import('../../packages/service-kit/src/index.ts');
  await madeBackup({
    file,
    isEncrypted: passphrase !== undefined,
    make: () => backUp(dataDir, file, passphrase),
    note: (record) => withDatabase(dataDir, (db) => noteBackup(db, record)),
  });
}

/**
 * Puts a backup into an empty data folder.
 * @param {string} file
 * @param {string} dataDir
 * @param {string} [passphrase] that it is encrypted with
 */
export async function restore(file, dataDir, passphrase) {
  if (!isEmpty(dataDir)) {
    throw new Refusal(`${dataDir} is not empty. Move it away, or restore to another folder with DATA_DIR.`);
  }
  const options = { kinds: /** @type {const} */ (['data-folder']), passphrase };
  await readArchive(file, dirname(dataDir), options, async (folder, _kind, inventory) => {
    await tryEmbeddedCopy(join(folder, embeddedFile), inventory);
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
 * @param {string | undefined} passphrase
 */
async function runForStack(command, file, flags, passphrase) {
  const { backUpStack, restoreStack } = await import('./stack-backup.js');
  if (command === 'backup') return backUpStack(file, process.env, passphrase);
  return restoreStack(file, { replace: flags.has('--replace'), passphrase });
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
  // What has to be removed then is.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const passphrase = readPassphrase(process.env);
  if (flags.has('--stack')) await runForStack(command, file, flags, passphrase);
  else if (command === 'restore') await restore(file, dataDir, passphrase);
  else await backUpAndNote(dataDir, file, passphrase);
  say(command === 'restore' ? `Restored from ${file}.` : `Backed up to ${file}; reading it back worked.`);
}

import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive, refuseExisting, withWorkFolder, writeArchive } from './archive.js';
import { madeBackup } from './backup-record.js';
import { compose, composeOrRefuse, requireEngine } from './docker.js';
import { inRoot } from './paths.js';
import { Refusal, say } from './say.js';
import { bringUp, buildImages } from './stack.js';
import { noteInStack, stackDatabase } from './stack-database.js';
import { ensureStackSecrets, secretsFolder } from './stack-secrets.js';
import { readComposeSettings, settingsFile } from './stack-settings.js';

const services = ['svc-auth', 'svc-sites', 'svc-mail'];

/** What this stack's database was set up with: it knows no others, whatever is restored into it. */
const databaseSecrets = ['mongodb-key', 'mongodb-admin-password', 'mongodb-uri'];

/** @param {import('./stack-settings.js').Settings} settings */
const registryFolder = ({ REGISTRY_DIR }) => inRoot(REGISTRY_DIR || 'gateway/registry');

const onMailVolume = (/** @type {string[]} */ ...command) => [
  'run',
  '--rm',
  '--no-deps',
  '-T',
  'svc-mail',
  ...command,
];

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {{ from?: string, to?: string }} files
 */
async function copyOutbox(args, env, files) {
  const { code, output } = await compose(args, { env, quiet: true, ...files });
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe outbox could not be copied: see above.`);
}

/**
 * @param {string} file
 * @param {import('./stack-database.js').StackDatabase} database
 * @param {string | undefined} passphrase
 * @param {NodeJS.ProcessEnv} env
 */
async function writeStackArchive(file, database, passphrase, env) {
  const settings = await readComposeSettings(env);
  // What is encrypted lies as it is on this machine only.
  await withWorkFolder(passphrase === undefined ? file : inRoot('.cache/backup'), async (folder) => {
    const inventory = await database.save(folder);
    await copyOutbox(onMailVolume('tar', '-C', '/data', '-cf', '-', '.'), env, {
      to: join(folder, 'outbox.tar'),
    });
    cpSync(secretsFolder(settings), join(folder, 'secrets'), { recursive: true });
    cpSync(registryFolder(settings), join(folder, 'registry'), { recursive: true });
    if (existsSync(settingsFile(env))) cpSync(settingsFile(env), join(folder, 'settings.env'));
    await writeArchive(folder, file, { kind: database.kind, inventory, passphrase }, database.tryOut);
  });
}

/**
 * Makes one archive of the running stack: its database, outbox, secrets, registry and settings; its database is told how it went.
 * @param {string} file
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [passphrase] encrypts it
 */
export async function backUpStack(file, env = process.env, passphrase = undefined) {
  refuseExisting(file);
  await requireEngine();
  const database = await stackDatabase(env);
  const make = () => writeStackArchive(file, database, passphrase, env);
  if (database.kind === 'stack-without-database') {
    await make();
    say('The database is a MongoDB of your own and not in the archive: back it up with its own tools.');
    return;
  }
  const isEncrypted = passphrase !== undefined;
  await madeBackup({ file, isEncrypted, make, note: (record) => noteInStack(record, env) });
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
function restoreSettings(folder, env) {
  const [saved, own] = [join(folder, 'settings.env'), settingsFile(env)];
  if (!existsSync(saved)) return;
  const text = readFileSync(saved, 'utf8');
  const isUnset = !existsSync(own) || statSync(own).size === 0;
  if (isUnset) writeFileSync(own, text, { mode: 0o600 });
  else if (readFileSync(own, 'utf8') !== text)
    say(`${own} stays as it is; the archive holds other settings.`);
}

const isThere = (/** @type {import('./stack-settings.js').Settings} */ settings) =>
  existsSync(join(secretsFolder(settings), 'jwt-secret'));

/**
 * @param {string} folder
 * @param {import('./stack-settings.js').Settings} settings
 */
function restoreFiles(folder, settings) {
  const [from, to] = [join(folder, 'secrets'), secretsFolder(settings)];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const own = databaseSecrets.filter((name) => existsSync(join(to, name))).map((name) => join(from, name));
  cpSync(from, to, { recursive: true, filter: (path) => !own.includes(path) });
  ensureStackSecrets(to);
  cpSync(join(folder, 'registry'), registryFolder(settings), { recursive: true });
}

/**
 * @param {string} folder an unpacked archive
 * @param {import('./archive.js').Kind} kind
 * @param {import('./inventory.js').Inventory | undefined} inventory
 * @param {NodeJS.ProcessEnv} env
 */
async function putBack(folder, kind, inventory, env) {
  restoreSettings(folder, env);
  const settings = await readComposeSettings(env);
  const database = await stackDatabase(env);
  if (database.kind !== kind) {
    throw new Refusal(
      `The archive is of another kind (${kind}) than this stack (${database.kind}): see COMPOSE_FILE.`,
    );
  }
  // A database that does not exist yet is set up with the secrets of the archive; one that does is not touched so far.
  const isNew = !isThere(settings);
  if (isNew) restoreFiles(folder, settings);
  await database.tryOut(folder, inventory);
  if (!isNew) restoreFiles(folder, settings);
  await buildImages(env);
  // Whatever reads the secrets is made anew.
  await composeOrRefuse(['rm', '--force', '--stop', ...services, 'gateway'], { env, quiet: true });
  await database.load(folder);
  const unpack = 'find /data -mindepth 1 -delete && tar -C /data -xf -';
  await copyOutbox(onMailVolume('sh', '-c', unpack), env, { from: join(folder, 'outbox.tar') });
  await bringUp(env);
}

/**
 * Puts a stack back: on a machine that has none, or in the place of the one that is there.
 * @param {string} file
 * @param {{ replace: boolean, passphrase?: string | undefined }} options
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function restoreStack(file, { replace, passphrase }, env = process.env) {
  await requireEngine();
  if (!replace && isThere(await readComposeSettings(env))) {
    throw new Refusal(
      'There is a stack here already. Back it up, then add --replace: its database, outbox, secrets and registry are replaced.',
    );
  }
  const kinds = /** @type {const} */ (['stack-embedded', 'stack-mongodb', 'stack-without-database']);
  await readArchive(file, inRoot('.cache'), { kinds, passphrase }, (folder, kind, inventory) =>
    putBack(folder, kind, inventory, env),
  );
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { decryptTo, encryptTo, isEncrypted } from './encryption.js';
import { run } from './run.js';
import { Refusal } from './say.js';

const manifestName = 'manifest.json';

/** @typedef {'data-folder' | 'stack-embedded' | 'stack-mongodb' | 'stack-without-database'} Kind what an archive was made of */

/** @typedef {import('./inventory.js').Inventory} Inventory */

/**
 * The SHA-256 of every file by its path, and what its database holds where that can be told.
 * @typedef {{ kind: string, files: Record<string, string>, inventory?: Inventory }} Manifest
 */

/** @param {string} file */
export function refuseExisting(file) {
  if (existsSync(file)) throw new Refusal(`${file} exists already. Name a new file for each backup.`);
}

/** @param {string} folder */
async function hashFiles(folder) {
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path === join(folder, manifestName)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    hashes[relative(folder, path)] = hash.digest('hex');
  }
  return hashes;
}

/**
 * Removes a file or folder after a task, also where the process is told to end meanwhile.
 * @template Result
 * @param {string} path
 * @param {() => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function removingAfter(path, task) {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await task();
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/**
 * A folder for its owner only, as long as the task takes.
 * @template Result
 * @param {string} file what it is for, and stands beside
 * @param {(folder: string) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function withWorkFolder(file, task) {
  mkdirSync(dirname(file), { recursive: true });
  const folder = mkdtempSync(`${file}.work-`);
  return removingAfter(folder, () => task(folder));
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string | undefined} passphrase
 */
async function pack(folder, file, passphrase) {
  const args = ['-czf', '-', '-C', folder, '.'];
  if (passphrase === undefined) {
    const { code, output } = await run('tar', args, { to: file });
    if (code !== 0) throw new Refusal(`${file} could not be written: ${output.trim()}`);
    return;
  }
  const tar = spawn('tar', args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [[code]] = await Promise.all([once(tar, 'close'), encryptTo(tar.stdout, file, passphrase)]);
  if (code !== 0) throw new Refusal(`${file} could not be written: tar says why above.`);
}

/**
 * Makes one file of everything in a folder. It gets its name once it has been read back and has passed `check`.
 * @param {string} folder
 * @param {string} file
 * @param {{ kind: Kind, inventory?: Inventory | undefined, passphrase?: string | undefined }} options
 * @param {(unpacked: string, inventory: Inventory | undefined) => Promise<void>} check tries what the archive is for
 */
export async function writeArchive(folder, file, { kind, inventory, passphrase }, check) {
  const manifest = { kind, files: await hashFiles(folder), ...(inventory && { inventory }) };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, undefined, 2));
  await withWorkFolder(file, async (work) => {
    const unfinished = join(work, 'unfinished');
    await pack(folder, unfinished, passphrase);
    // Unpacked where it was packed: what is encrypted lies nowhere else as it is.
    await readArchive(unfinished, dirname(folder), { kinds: [kind], passphrase }, (unpacked, _kind, own) =>
      check(unpacked, own),
    );
    renameSync(unfinished, file);
  });
}

/** @param {string} folder */
function readManifest(folder) {
  /** @type {unknown} */
  const manifest = JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
  const isManifest =
    typeof manifest === 'object' && manifest !== null && 'kind' in manifest && 'files' in manifest;
  if (!isManifest) throw new Error('no manifest');
  return /** @type {Manifest} */ (manifest);
}

/**
 * @param {Record<string, string>} expected
 * @param {Record<string, string>} found
 */
const areSame = (expected, found) =>
  Object.keys(expected).length === Object.keys(found).length &&
  Object.entries(expected).every(([path, hash]) => found[path] === hash);

/**
 * @param {string} packed
 * @param {string} file what it is called
 * @param {string} folder an empty one
 */
async function unpack(packed, file, folder) {
  const args = ['-xzf', '-', '-C', folder, '--no-same-owner'];
  const { code, output } = await run('tar', args, { quiet: true, from: packed });
  try {
    if (code !== 0) throw new Error(output.trim().split('\n')[0]);
    const manifest = readManifest(folder);
    if (!areSame(manifest.files, await hashFiles(folder)))
      throw new Error('its files are not those of its list');
    return manifest;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Refusal(
      `${file} is damaged or no backup (${reason}). Nothing was changed; take another backup.`,
    );
  }
}

/**
 * Unpacks an archive, and hands it to a task once every file in it is as it was written.
 * @template Result
 * @param {string} file
 * @param {string} where a folder with room for it
 * @param {{ kinds: readonly Kind[], passphrase?: string | undefined }} options what it may be made of, and what it may be encrypted with
 * @param {(unpacked: string, kind: Kind, inventory: Inventory | undefined) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function readArchive(file, where, { kinds, passphrase }, task) {
  if (!existsSync(file)) throw new Refusal(`${file} does not exist.`);
  return withWorkFolder(join(where, 'unpacked'), async (work) => {
    const packed = isEncrypted(file) ? join(work, 'decrypted') : file;
    if (packed !== file) await decryptTo(file, packed, passphrase);
    const folder = join(work, 'files');
    mkdirSync(folder);
    const { kind: found, inventory } = await unpack(packed, file, folder);
    const kind = kinds.find((each) => each === found);
    if (!kind) throw new Refusal(`${file} is of another kind (${found}); it fits: ${kinds.join(', ')}.`);
    return task(folder, kind, inventory);
  });
}

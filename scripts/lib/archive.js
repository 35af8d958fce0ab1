import { createHash } from 'node:crypto';
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
import { run } from './run.js';
import { Refusal } from './say.js';

const manifestName = 'manifest.json';

/** @typedef {'data-folder' | 'stack-embedded' | 'stack-mongodb' | 'stack-without-database'} Kind what an archive was made of */

/** @typedef {{ kind: string, files: Record<string, string> }} Manifest the SHA-256 of every file by its path */

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
 * A folder for its owner only, as long as the task takes.
 * @template Result
 * @param {string} file what it is for, and stands beside
 * @param {(folder: string) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function withWorkFolder(file, task) {
  mkdirSync(dirname(file), { recursive: true });
  const folder = mkdtempSync(`${file}.work-`);
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes one file of everything in a folder. It gets its name once it has been read back and has passed `check`.
 * @param {string} folder
 * @param {string} file
 * @param {Kind} kind
 * @param {(unpacked: string) => Promise<void>} check tries what the archive is for
 */
export async function writeArchive(folder, file, kind, check) {
  const manifest = { kind, files: await hashFiles(folder) };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, undefined, 2));
  await withWorkFolder(file, async (work) => {
    const unfinished = join(work, 'unfinished.tar.gz');
    const { code, output } = await run('tar', ['-czf', '-', '-C', folder, '.'], { to: unfinished });
    if (code !== 0) throw new Refusal(`${file} could not be written: ${output.trim()}`);
    await readArchive(unfinished, work, [kind], check);
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
 * @param {string} file
 * @param {string} folder
 */
async function unpack(file, folder) {
  const { code, output } = await run('tar', ['-xzf', '-', '-C', folder, '--no-same-owner'], {
    quiet: true,
    from: file,
  });
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
 * @param {readonly Kind[]} kinds what it may be made of
 * @param {(unpacked: string, kind: Kind) => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function readArchive(file, where, kinds, task) {
  if (!existsSync(file)) throw new Refusal(`${file} does not exist.`);
  return withWorkFolder(join(where, 'unpacked'), async (folder) => {
    const manifest = await unpack(file, folder);
    const kind = kinds.find((each) => each === manifest.kind);
    if (!kind)
      throw new Refusal(`${file} is of another kind (${manifest.kind}); it fits: ${kinds.join(', ')}.`);
    return task(folder, kind);
  });
}

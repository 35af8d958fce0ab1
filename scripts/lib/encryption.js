import { closeSync, createReadStream, createWriteStream, openSync, readFileSync, readSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from './say.js';

const firstLine = 'age-encryption.org/v1';

/**
 * The passphrase that archives are encrypted with; undefined where none is asked for.
 * @param {NodeJS.ProcessEnv} env
 */
export function readPassphrase({ BACKUP_PASSPHRASE_FILE: file }) {
  if (!file) return undefined;
  let passphrase = '';
  try {
    passphrase = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new Refusal(`BACKUP_PASSPHRASE_FILE: ${file} cannot be read. Check that it exists.`);
  }
  if (passphrase.length < 12)
    throw new Refusal(
      `BACKUP_PASSPHRASE_FILE: ${file} has fewer than 12 characters; use a longer passphrase.`,
    );
  return passphrase;
}

/** @param {string} file */
export function isEncrypted(file) {
  const begin = Buffer.alloc(firstLine.length);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, begin);
  } finally {
    closeSync(opened);
  }
  return begin.toString() === firstLine;
}

/**
 * Writes what it reads into a new file for its owner only, in the format of age: `age --decrypt` opens it as well.
 * @param {Readable} from
 * @param {string} to
 * @param {string} passphrase
 */
export async function encryptTo(from, to, passphrase) {
  // Read from here on: what a process has written that ends before anybody reads is thrown away.
  const source = asWeb(from);
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const encrypted = await encrypter.encrypt(source);
  await pipeline(Readable.fromWeb(asNode(encrypted)), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}

/**
 * @param {string} from
 * @param {string} to a new file, for its owner only
 * @param {string | undefined} passphrase
 */
export async function decryptTo(from, to, passphrase) {
  if (passphrase === undefined)
    throw new Refusal(`${from} is encrypted. Name the file with its passphrase in BACKUP_PASSPHRASE_FILE.`);
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const decrypted = await decrypter.decrypt(asWeb(createReadStream(from)));
    await pipeline(Readable.fromWeb(asNode(decrypted)), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Refusal(
      `${from} is damaged, or encrypted with another passphrase (${reason}). Nothing was changed.`,
    );
  }
}

/** Node's types and the browser's are two of one thing. */
const asWeb = (/** @type {Readable} */ stream) =>
  /** @type {ReadableStream<Uint8Array>} */ (/** @type {unknown} */ (Readable.toWeb(stream)));
const asNode = (/** @type {ReadableStream<Uint8Array>} */ stream) =>
  /** @type {import('node:stream/web').ReadableStream} */ (/** @type {unknown} */ (stream));

import {
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Two older files are kept beside the one that is written: what a part logs takes 15 MB at most. */
const defaultMaxBytes = 5_000_000;
const olderFiles = 2;

const older = (/** @type {string} */ path, /** @type {number} */ age) =>
  age === 0 ? path : `${path}.${age}`;

/** @param {string} path */
function moveAside(path) {
  rmSync(older(path, olderFiles), { force: true });
  for (let age = olderFiles - 1; age >= 0; age -= 1) {
    try {
      renameSync(older(path, age), older(path, age + 1));
    } catch {
      // There are not yet so many.
    }
  }
}

/** @param {string} path */
function open(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a', 0o600);
  // One that an earlier release made could be read by everybody.
  fchmodSync(file, 0o600);
  return { file, size: fstatSync(file).size };
}

/**
 * A log that only its owner reads, that never grows beyond its bound, and whose failures end nothing: what a full disk
 * does not take is lost, and writing goes on once there is room again.
 * @param {string} path
 * @param {number} [maxBytes]
 */
export function openLog(path, maxBytes = defaultMaxBytes) {
  /** @type {{ file: number, size: number } | undefined} */
  let current;

  const close = () => {
    if (current) closeSync(current.file);
    current = undefined;
  };

  /** @param {Buffer} chunk */
  const write = (chunk) => {
    try {
      current ??= open(path);
      if (current.size > 0 && current.size + chunk.length > maxBytes) {
        close();
        moveAside(path);
        current = open(path);
      }
      current.size += writeSync(current.file, chunk);
    } catch {
      // Opened anew for the next chunk: the folder may have come back.
      close();
    }
  };

  return { write, close };
}

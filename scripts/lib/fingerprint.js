import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './paths.js';

/**
 * A hash of the contents of files, so that work whose inputs did not change is not done again.
 * @param {string[]} patterns globs relative to the root
 */
export function fingerprint(patterns) {
  const hash = createHash('sha256').update(process.version);
  const files = globSync(patterns, {
    cwd: inRoot(),
    exclude: (name) => name === 'node_modules' || name === 'dist',
  });
  for (const file of files.sort()) {
    if (!statSync(inRoot(file)).isFile()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/**
 * Remembers for which inputs a piece of work was finished.
 * @param {string} path where to remember it
 */
export const stamp = (path) => ({
  /** @param {string} value */
  is(value) {
    try {
      return readFileSync(path, 'utf8') === value;
    } catch {
      return false;
    }
  },
  /** @param {string} value */
  set(value) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, value);
  },
  clear: () => rmSync(path, { force: true }),
});

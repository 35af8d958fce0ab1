import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './say.js';

/**
 * Writes where the database of the running instance is: `npm run admin` and `npm run backup` look here. The address may
 * hold a password.
 * @param {string} dataDir
 * @param {string} uri
 * @returns {() => void} removes it again, unless another instance has written its own meanwhile
 */
export function keepUri(dataDir, uri) {
  const file = join(dataDir, 'mongodb-uri');
  try {
    writeFileSync(file, `${uri}\n`, { mode: 0o600 });
  } catch (error) {
    say(
      `${file} cannot be written, so npm run admin and npm run backup will not find the database: ${error}.`,
    );
  }
  return () => {
    try {
      if (readFileSync(file, 'utf8').trim() === uri) rmSync(file);
    } catch {
      // It is gone already.
    }
  };
}
